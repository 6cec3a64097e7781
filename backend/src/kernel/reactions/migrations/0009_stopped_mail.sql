-- The sending of mails can be stopped as well; read models are stopped by their checkpoints.
alter table stopped drop constraint stopped_kind_check;
alter table stopped add constraint stopped_kind_check check (kind in ('policy', 'alarm', 'mail'));
