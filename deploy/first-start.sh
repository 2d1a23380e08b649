#!/bin/sh
# Once, on the first primary; Patroni names the database.
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$HELPDESK_PASSWORD" "$1" <<'SQL'
CREATE ROLE helpdesk LOGIN PASSWORD :'password';
CREATE DATABASE helpdesk OWNER helpdesk;
SQL
