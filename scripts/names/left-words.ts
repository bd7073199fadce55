/** Words of earlier versions, and what the trade says instead. None of them comes back. */
export const leftWords: Readonly<Record<string, string>> = {
  'open desk': 'loadPlanningContext',
  'plan desk': 'PlanningContext',
  chronicle: 'event timeline',
  turnovers: 'movements',
  'concerned by': 'affectedAccounts',
  'enter again': 're-post',
  breach: 'violation',
  'drawing room': 'PDF renderer',
  'add figures': 'gauges',
  'customizer door': 'deferred command',
  'use act': 'useAction',
  'own choices': 'user preferences',
  dice: 'seeded random',
  scene: 'fixture or test step',
  'question of control': 'PSC changes to review',
};
