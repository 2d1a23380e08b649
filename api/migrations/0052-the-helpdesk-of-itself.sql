-- What the helpdesk says of itself (decision 094): one row, or none while what the site came with holds.
CREATE TABLE helpdesk (
  id text PRIMARY KEY CHECK (id = 'helpdesk'),
  seq bigint NOT NULL,
  welcome text NOT NULL CHECK (btrim(welcome) <> ''),
  address text[] NOT NULL,
  phone phone_number NOT NULL,
  -- Null: nobody says when somebody answers.
  hours jsonb,
  photos_link https_link,
  social_link https_link,
  video_link https_link,
  work_link https_link,
  translations jsonb NOT NULL DEFAULT '{}' CHECK (are_translations(translations)),
  translated_from jsonb NOT NULL DEFAULT '{}'
);

CALL put_into_catalogue('helpdesk', 'helpdesk', 'welcome', 'address');
