-- What the primary runs once, when it is made. The password is the one of `layout.mjs`.
CREATE ROLE helpdesk LOGIN PASSWORD 'helpdesk';
CREATE DATABASE helpdesk OWNER helpdesk;
