/** One place by its id. */
export const itemStatement = (id: string): string => `SELECT * FROM place WHERE id = '${id}'`;

/** The rows of one booking, its mail and its token, in one statement and so in one transaction. */
export const bookingStatement = `
WITH stored AS (
  INSERT INTO enquiry (key, body_hash, reference, kind, body, received_at, suspect, unknown_place)
  SELECT gen_random_uuid(), sha256(random()::text::bytea), gen_random_uuid()::text, 'booking',
    jsonb_build_object('name', 'Asha Gore', 'email', 'asha@example.org', 'phone', '9876543210', 'placeName', 'A house that nobody knows'),
    now(), false, NOT EXISTS (
      SELECT FROM (SELECT name FROM resort UNION ALL SELECT name FROM restaurant) AS known WHERE lower(btrim(name)) = 'a house that nobody knows')
  RETURNING key
), limited AS (
  INSERT INTO submission_bucket (subject, full_at) VALUES (sha256(random()::text::bytea), now() + interval '1 minute')
)
INSERT INTO mail_job (enquiry_key, next_at) SELECT key, now() FROM stored`;
