// Loaded into each program before its own code: when the supervisor is gone, even killed, the program ends in good
// order, and holds no ports and no data.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The line to the supervisor alone keeps no program alive.
process.channel?.unref();
