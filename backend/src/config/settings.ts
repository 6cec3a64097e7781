import { DEFAULT_API_BASE } from '@kredka/contracts/kernel/wire'
import * as parse from './parsers.ts'

/** One environment variable. */
export interface Setting<T> {
  readonly variable: string
  /** For `.env.example`, one or two sentences. */
  readonly about: string
  readonly parse: parse.Parser<T>
  /** Text that is parsed where the variable is not set; null: the value is then null. */
  readonly fallback: string | null
  /** The value is never repeated in an error. */
  readonly secret: boolean
}

function setting<T>(variable: string, parser: parse.Parser<T>, fallback: string, about: string): Setting<T> {
  return { variable, parse: parser, fallback, about, secret: false }
}

function optional<T>(variable: string, parser: parse.Parser<T>, about: string): Setting<T | null> {
  return { variable, parse: parser, fallback: null, about, secret: false }
}

function secret<T>(variable: string, parser: parse.Parser<T>, about: string): Setting<T | null> {
  return { variable, parse: parser, fallback: null, about, secret: true }
}

/** Everything that can be configured (OPS-07), in the order of `.env.example`. */
export const SETTINGS = {
  node_env: setting(
    'NODE_ENV',
    parse.oneOf('development', 'test', 'production'),
    'development',
    'production refuses demo data, hides the developer’s pages and asks for a MASTER_KEY.',
  ),
  port: setting('PORT', parse.integer(0, 65_535), '3000', 'Port to listen on; 0 takes a free one.'),
  host: setting('HOST', parse.address, '0.0.0.0', 'Address to listen on.'),
  public_url: optional(
    'PUBLIC_URL',
    parse.origin,
    'How people reach the site. Default: http://localhost and the port.',
  ),
  api_base: setting('API_BASE', parse.basePath, DEFAULT_API_BASE, 'Path of the API on the site’s own origin.'),
  files_url: optional('FILES_URL', parse.origin, 'Another host that serves /files. Default: the site itself.'),
  production_host: optional('PRODUCTION_HOST', parse.host, 'The one host on which /wedding pages exist.'),
  wedding_dir: optional('WEDDING_DIR', parse.folder, 'Folder of the static pages under /wedding, with an index.html.'),
  trust_proxy: setting(
    'TRUST_PROXY',
    parse.proxies,
    '0',
    'How many proxies stand in front and set X-Forwarded-For and X-Forwarded-Proto.',
  ),
  brand: setting('BRAND', parse.text(40), 'Kredka', 'Name of the site in titles and mails.'),

  data_dir: setting(
    'DATA_DIR',
    parse.folder,
    '.data',
    'Folder of the embedded Postgres, the generated key and the outbox.',
  ),
  database_url: secret(
    'DATABASE_URL',
    parse.url('postgres', 'postgresql'),
    'Postgres for read models and vault. Default: an embedded one in DATA_DIR.',
  ),
  database_pool: setting('DATABASE_POOL', parse.integer(2, 200), '12', 'Most connections to Postgres of one process.'),
  eventstore_url: secret(
    'EVENTSTORE_URL',
    parse.eventStore,
    'EventStoreDB as the store of record: esdb://a:2113, all nodes of a cluster as esdb://user:password@a:2113,b:2113,c:2113, or esdb+discover://cluster:2113. Default: an event table in Postgres.',
  ),
  eventstore_wait: setting(
    'EVENTSTORE_WAIT_SECONDS',
    parse.integer(0, 3_600),
    '0',
    'How long a start waits for an EventStoreDB that does not answer yet, before it gives up in one sentence.',
  ),
  master_key: secret(
    'MASTER_KEY',
    parse.key,
    '32 random bytes that protect personal data and sign sessions: openssl rand -hex 32. Losing it loses them. Default: made in DATA_DIR, for the embedded Postgres alone.',
  ),

  smtp_url: secret(
    'SMTP_URL',
    parse.url('smtp', 'smtps'),
    'Mail server, such as smtps://user:password@mail.example:465. Without it mails are written to DATA_DIR/outbox/*.eml.',
  ),
  mail_from: setting('MAIL_FROM', parse.sender, 'Kredka <no-reply@kredka.test>', 'Sender of all mails.'),
  contact_email: optional(
    'CONTACT_EMAIL',
    parse.email,
    'Where messages of the contact form are mailed to. Without it they stand in the back office alone.',
  ),

  chat_turn_lapse_hours: setting(
    'CHAT_TURN_LAPSE_HOURS',
    parse.integer(0, 8_760),
    '0',
    'After how many hours without an answer one may write into a chat again. 0: only after an answer.',
  ),

  vapid_public_key: optional(
    'VAPID_PUBLIC_KEY',
    parse.base64url(65),
    'Push messages to browsers: off without the three VAPID settings. npm run admin -- push-keys makes a pair.',
  ),
  vapid_private_key: secret('VAPID_PRIVATE_KEY', parse.base64url(32), 'The other half of the pair.'),
  vapid_subject: optional(
    'VAPID_SUBJECT',
    parse.contact,
    'Whom push services ask about us, such as mailto:admin@kredka.example.',
  ),
  push_services: setting(
    'PUSH_SERVICES',
    parse.services,
    'fcm.googleapis.com, *.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com',
    'Hosts of the push services that browsers may name. Outside production also whole origins, such as http://localhost:9000.',
  ),

  google_client_id: optional('GOOGLE_CLIENT_ID', parse.text(200), 'Logging in with Google: off without it.'),
  google_issuer: setting(
    'GOOGLE_ISSUER',
    parse.url('http', 'https'),
    'https://accounts.google.com',
    'Who signs the ID tokens.',
  ),
  google_jwks_url: setting(
    'GOOGLE_JWKS_URL',
    parse.url('http', 'https'),
    'https://www.googleapis.com/oauth2/v3/certs',
    'Where its keys are.',
  ),
  google_authorize_url: setting(
    'GOOGLE_AUTHORIZE_URL',
    parse.url('http', 'https'),
    'https://accounts.google.com/o/oauth2/v2/auth',
    'Where people go to log in. Register PUBLIC_URL/third-party there as the address to come back to.',
  ),
  facebook_client_id: optional('FACEBOOK_CLIENT_ID', parse.text(200), 'Logging in with Facebook: off without it.'),
  facebook_issuer: setting(
    'FACEBOOK_ISSUER',
    parse.url('http', 'https'),
    'https://www.facebook.com',
    'Who signs the ID tokens.',
  ),
  facebook_jwks_url: setting(
    'FACEBOOK_JWKS_URL',
    parse.url('http', 'https'),
    'https://www.facebook.com/.well-known/oauth/openid/jwks/',
    'Where its keys are.',
  ),
  facebook_authorize_url: setting(
    'FACEBOOK_AUTHORIZE_URL',
    parse.url('http', 'https'),
    'https://www.facebook.com/dialog/oauth',
    'Where people go to log in. Register PUBLIC_URL/third-party there as the address to come back to.',
  ),

  analyst_questions: setting(
    'ANALYST_QUESTIONS',
    parse.flag,
    'true',
    'Whether analysts may ask questions in the back office. Nothing is made before somebody asks for it.',
  ),
  replica_dir: optional(
    'REPLICA_DIR',
    parse.folder,
    'Folder of the masked copy of the log that they ask. Default: replica in DATA_DIR. Several apis share it.',
  ),

  log_level: setting(
    'LOG_LEVEL',
    parse.oneOf('debug', 'info', 'warn', 'error', 'silent'),
    'info',
    'Least level that is logged.',
  ),
  metrics_token: secret(
    'METRICS_TOKEN',
    parse.text(200),
    'Bearer token for /metrics. Without it nobody may read them.',
  ),

  read_models: setting(
    'READ_MODELS',
    parse.oneOf('all', 'common', 'apart', 'none'),
    'all',
    'Read models that a worker or projector leads: all that nobody else does; before those the common ones, or those apart, which may lag; none, where projectors do.',
  ),

  otel_endpoint: optional(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    parse.origin,
    'OpenTelemetry collector that traces are sent to by OTLP over HTTP, such as http://localhost:4318. Off without it.',
  ),
  otel_sample: setting('OTEL_TRACES_SAMPLER_ARG', parse.fraction, '1', 'The share of traces that is sent.'),

  limit_write: setting(
    'LIMIT_WRITE_PER_MINUTE',
    parse.integer(1, 1_000_000),
    '120',
    'Commands a minute of one person, or of one address for visitors, in each process.',
  ),
  limit_costly: setting(
    'LIMIT_COSTLY_PER_MINUTE',
    parse.integer(1, 1_000_000),
    '20',
    'The same for costly work such as uploads.',
  ),
  limit_read: setting('LIMIT_READ_PER_MINUTE', parse.integer(1, 1_000_000), '1200', 'The same for reading.'),
  limit_pages: setting(
    'LIMIT_PAGES_PER_MINUTE',
    parse.integer(1, 1_000_000),
    '600',
    'The same for pages, sitemaps and probes, of which twenty files cost as much as one.',
  ),
  limit_play: setting(
    'LIMIT_PLAY_PER_MINUTE',
    parse.integer(1, 1_000_000),
    '600',
    'Calls a minute of one person or one visitor who plays, in each process.',
  ),
  limit_play_address: setting(
    'LIMIT_PLAY_PER_ADDRESS',
    parse.integer(1, 1_000_000),
    '6000',
    'The same for all visitors of one address together: a school may share one.',
  ),
  limit_login_account: setting(
    'LIMIT_LOGIN_PER_ACCOUNT',
    parse.integer(1, 1_000_000),
    '5',
    'Tries at logging in, signing up or resetting a password for one account from one address before answers slow down.',
  ),
  limit_login_address: setting(
    'LIMIT_LOGIN_PER_ADDRESS',
    parse.integer(1, 1_000_000),
    '50',
    'The same for one address, whatever the account: many people may share one.',
  ),
  limit_login_wait: setting(
    'LIMIT_LOGIN_LONGEST_WAIT_SECONDS',
    parse.integer(2, 86_400),
    '900',
    'How long the longest wait between such tries grows. Tries are forgotten an hour after the last.',
  ),
  limit_login_anywhere: setting(
    'LIMIT_LOGIN_ANYWHERE',
    parse.integer(1, 1_000_000),
    '10',
    'Tries at the password of one account from addresses it was not entered from lately, all together, before each further such address waits for its first try: 2 seconds, then 4, up to 64.',
  ),
  limit_mails_inbox: setting(
    'LIMIT_MAILS_PER_INBOX',
    parse.integer(1, 1_000_000),
    '3',
    'Mails to one inbox about signing up, or about a forgotten password, before the next has to wait a minute, then two, up to half an hour. What comes earlier is answered alike and mails nothing. Forgotten two hours after the last.',
  ),
  limit_forms_sender: setting(
    'LIMIT_FORMS_PER_SENDER',
    parse.integer(1, 1_000_000),
    '5',
    'Messages of the contact form, or requests for the newsletter, of one sender before the next has to wait a minute, then two, up to an hour. Forgotten two hours after the last.',
  ),
  limit_forms_address: setting(
    'LIMIT_FORMS_PER_ADDRESS',
    parse.integer(1, 1_000_000),
    '20',
    'The same for one address, which many people may share.',
  ),
  body_limit: setting('BODY_LIMIT_BYTES', parse.integer(1024, 16_777_216), '131072', 'Largest JSON body.'),
  drain_seconds: setting(
    'DRAIN_SECONDS',
    parse.integer(0, 300),
    '3',
    'How long an api that was told to stop goes on answering, with 503 at `/readyz`, so that a balancer finds out before connections are refused.',
  ),
  shutdown_seconds: setting(
    'SHUTDOWN_SECONDS',
    parse.integer(0, 300),
    '10',
    'How long a stop waits for what is under way.',
  ),
} as const
