-- Notices have a history, too; see 0008.
CALL keep_history_of('notice', 'notices');
