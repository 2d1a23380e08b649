-- The history of the catalogue: what each row was after each of its last 20 changes, who made them and when. Triggers
-- write it, in the transaction of the change, so that no write can forget it. Phones never get it.
CREATE TABLE row_version (
  -- The table's name on the wire.
  kind text NOT NULL,
  id text NOT NULL,
  -- Of the change.
  seq bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  -- E-mail of the administrator; 'system' when a command or the product itself did it.
  author text NOT NULL,
  change text NOT NULL CHECK (change IN ('added', 'changed', 'deleted', 'restored')),
  -- Every column; of a deleted row as it last was.
  row jsonb NOT NULL,
  -- Which nearby lists a deletion took it out of, and from which position.
  links jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (kind, id, seq)
);
CREATE INDEX ON row_version (at) WHERE change = 'deleted';

CREATE FUNCTION keep_version(of_kind text, of_id text, did text, row_after jsonb, gone_from jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO row_version (kind, id, seq, author, change, row, links) VALUES (
    of_kind, of_id, catalogue_seq(), coalesce(nullif(current_setting('sync.author', true), ''), 'system'), did, row_after, gone_from
  )
  -- The change wrote this row before: what it was in between nobody has seen.
  ON CONFLICT (kind, id, seq) DO UPDATE SET row = EXCLUDED.row, links = EXCLUDED.links,
    change = CASE WHEN EXCLUDED.change = 'changed' THEN row_version.change ELSE EXCLUDED.change END;
  DELETE FROM row_version WHERE kind = of_kind AND id = of_id AND seq <= (
    SELECT seq FROM row_version WHERE kind = of_kind AND id = of_id ORDER BY seq DESC OFFSET 20 LIMIT 1
  );
END $$;

CREATE FUNCTION links_to(kind text, gone text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(to_jsonb(link) ORDER BY link."table", link.id), '[]') FROM (
    SELECT 'place' AS "table", id, 'nearby_place_ids' AS "column", array_position(nearby_place_ids, gone) AS position
      FROM place WHERE kind = 'places' AND gone = ANY (nearby_place_ids)
    UNION ALL SELECT 'resort', id, 'nearby_place_ids', array_position(nearby_place_ids, gone)
      FROM resort WHERE kind = 'places' AND gone = ANY (nearby_place_ids)
    UNION ALL SELECT 'restaurant', id, 'nearby_place_ids', array_position(nearby_place_ids, gone)
      FROM restaurant WHERE kind = 'places' AND gone = ANY (nearby_place_ids)
    UNION ALL SELECT 'place', id, 'nearby_resort_ids', array_position(nearby_resort_ids, gone)
      FROM place WHERE kind = 'resorts' AND gone = ANY (nearby_resort_ids)
    UNION ALL SELECT 'place', id, 'nearby_restaurant_ids', array_position(nearby_restaurant_ids, gone)
      FROM place WHERE kind = 'restaurants' AND gone = ANY (nearby_restaurant_ids)
  ) AS link
$$;

CREATE FUNCTION keep_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM keep_version(TG_ARGV[0], NEW.id, 'added', to_jsonb(NEW), '[]');
  -- A save that changed nothing leaves no version.
  ELSIF to_jsonb(NEW) - 'seq' <> to_jsonb(OLD) - 'seq' THEN
    PERFORM keep_version(TG_ARGV[0], NEW.id, 'changed', to_jsonb(NEW), '[]');
  END IF;
  RETURN NULL;
END $$;

-- Before the row goes: then the others still name it.
CREATE FUNCTION keep_deleted_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_version(TG_ARGV[0], OLD.id, 'deleted', to_jsonb(OLD), links_to(TG_ARGV[0], OLD.id));
  RETURN OLD;
END $$;

CREATE PROCEDURE keep_history_of(name text, kind text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER version_kept AFTER INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION keep_row(%L)', name, kind);
  EXECUTE format('CREATE TRIGGER version_kept_last BEFORE DELETE ON %I FOR EACH ROW EXECUTE FUNCTION keep_deleted_row(%L)', name, kind);
  EXECUTE format(
    'INSERT INTO row_version (kind, id, seq, author, change, row) SELECT %L, id, seq, ''system'', ''added'', to_jsonb(it) FROM %I AS it', kind, name
  );
END $$;

CALL keep_history_of('category', 'categories');
CALL keep_history_of('region', 'regions');
CALL keep_history_of('place', 'places');
CALL keep_history_of('resort', 'resorts');
CALL keep_history_of('restaurant', 'restaurants');
CALL keep_history_of('ad', 'ads');
CALL keep_history_of('report', 'reports');
