-- Who may invite is told that an invitation was accepted.
alter table notification drop constraint notification_kind_check, add check
  (kind in ('submission-answered', 'approval', 'date-near', 'identity', 'register-alarm', 'import-done', 'invitation', 'message'));
alter table notification_choice drop constraint notification_choice_kind_check, add check
  (kind in ('submission-answered', 'approval', 'date-near', 'identity', 'register-alarm', 'import-done', 'invitation', 'message'));
