const form = document.getElementById('op.logoutForm');
const confirm = document.querySelector('button[name="logout"]');
form?.requestSubmit(confirm);
