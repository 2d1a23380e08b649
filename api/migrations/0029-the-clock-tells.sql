-- Whoever serves from memory hears of each change of the catalogue once it is committed, and need not ask.

CREATE FUNCTION tell_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY catalogue;
  RETURN NULL;
END $$;

CREATE TRIGGER told AFTER UPDATE ON sync_clock FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
