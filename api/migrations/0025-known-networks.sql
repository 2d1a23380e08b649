-- Networks from which an account's owner has logged in: hashes of the two together, forgotten when nobody logs in from there any more.
CREATE TABLE known_network (
  subject bytea PRIMARY KEY,
  last_at timestamptz NOT NULL
);
CREATE INDEX ON known_network (last_at);

-- From now on only an account and a network together fail; what counts for each of them alone is a bucket of tokens.
DELETE FROM login_failure;
-- Whether the next attempt is paid for: then it is heard as soon as the wait is over.
ALTER TABLE login_failure ADD COLUMN has_turn boolean NOT NULL;
