-- The helpdesk's devices on counters (decision 080). Of code and token only hashes; of the PIN what a device checks it by without a line.
CREATE TABLE kiosk (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (name <> '' AND length(name) <= 60),
  pin_salt bytea NOT NULL,
  pin_iterations integer NOT NULL,
  pin_hash bytea NOT NULL,
  -- The code that pairs the next device.
  code_hash bytea UNIQUE,
  code_expires_at timestamptz,
  -- The device that is paired.
  token_hash bytea UNIQUE,
  paired_at timestamptz,
  revoked_at timestamptz,
  -- What it told last, once a minute.
  seen_at timestamptz,
  heartbeat jsonb,
  CHECK ((code_hash IS NULL) = (code_expires_at IS NULL)),
  CHECK (token_hash IS NULL OR (paired_at IS NOT NULL AND revoked_at IS NULL)),
  CHECK ((seen_at IS NULL) = (heartbeat IS NULL))
);
