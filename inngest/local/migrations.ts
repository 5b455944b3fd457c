/** The schema `inngest_local`, one entry per version; an entry that was released is never changed. */
export const MIGRATIONS = [
  `
  create table apps (
    id text primary key,
    url text not null,
    sdk text,
    checksum text not null,
    version integer not null default 1,
    synced_at timestamptz not null default now()
  );
  create table functions (
    id text primary key,
    app_id text not null references apps on delete cascade,
    config jsonb not null,
    version integer not null,
    active boolean not null default true
  );
  create table events (
    id uuid primary key,
    name text not null,
    body text not null,
    received_at timestamptz not null default now()
  );
  create index events_by_age on events (received_at);

  create table runs (
    id uuid primary key,
    function_id text not null,
    status text not null default 'queued',
    event_name text not null,
    events text not null,
    limits text not null,
    singleton_key text,
    attempt integer not null default 0,
    lost_calls integer not null default 0,
    request_version integer,
    plans_steps boolean not null default false,
    last_error text,
    output text,
    parent_run uuid,
    parent_step text,
    queued_at timestamptz not null default now(),
    started_at timestamptz,
    ended_at timestamptz
  );
  create index runs_open_by_function on runs (function_id) where ended_at is null;
  create index runs_by_age on runs (queued_at desc);
  create index runs_by_end on runs (ended_at) where ended_at is not null;
  create unique index runs_single on runs (singleton_key) where ended_at is null and singleton_key is not null;

  create sequence step_order;
  create table steps (
    run_id uuid not null references runs on delete cascade,
    id text not null,
    name text not null,
    op text not null,
    races boolean not null default false,
    attempt integer not null default 0,
    lost_calls integer not null default 0,
    last_error text,
    result text,
    child_run uuid,
    place bigint,
    created_at timestamptz not null default now(),
    ended_at timestamptz,
    primary key (run_id, id)
  );
  create index steps_by_child on steps (child_run) where child_run is not null;

  create table waits (
    run_id uuid not null,
    step_id text not null,
    event_name text not null,
    expression text,
    expires_at timestamptz not null,
    primary key (run_id, step_id),
    foreign key (run_id, step_id) references steps on delete cascade
  );
  create index waits_by_event on waits (event_name);

  create table claims (
    key text primary key,
    expires_at timestamptz not null
  );
  create table rate_windows (
    key text primary key,
    used integer not null,
    resets_at timestamptz not null
  );
  create table throttles (
    key text primary key,
    free_at timestamptz not null
  );
  create table debounces (
    key text primary key,
    function_id text not null,
    event text not null,
    first_at timestamptz not null,
    due_at timestamptz not null
  );
  create table batches (
    key text not null,
    place bigserial,
    function_id text not null,
    event text not null,
    primary key (key, place)
  );
  `,
];
