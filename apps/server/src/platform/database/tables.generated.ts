// Written by scripts/db-types.ts from the migrated schema; do not edit.
import type { ColumnType } from 'kysely'

/** A column that the database can fill by itself. */
export type Generated<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>
/** Any JSON value, as `jsonb` columns give it; rooms parse it by their own schema. */
export type Json = ColumnType<unknown, string, string>
/** An instant: read as a Date, written as a Date or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** A 64-bit number, a decimal text on the way out. */
export type Big = ColumnType<string, string | number | bigint, string | number | bigint>

export interface Tables {
  access_node_history: {
    app_id: string
    id: string
    page_id: string
    node: Json
    author: string
    changed_at: Timestamp
  }
  access_nodes: {
    app_id: string
    page_id: string
    parent_id: string | null
    inherit: Generated<boolean>
    is_progress_root: Generated<boolean>
    is_private: Generated<boolean>
    require_purchase: Generated<boolean>
    allow_browsing: Generated<boolean>
    require_authentication: Generated<boolean>
    is_scheduled: Generated<boolean>
    unlocks_at: Timestamp | null
    unlock_duration_seconds: number | null
    schedule_period: string | null
    schedule_interval: number | null
    products: Generated<string[]>
    purchase_overlay: string | null
    is_set: Generated<boolean>
  }
  accounts: {
    id: string
    name: string
    created_at: Generated<Timestamp>
  }
  app_access_changes: {
    app_id: string
    id: string
    access: Json
    team_member_id: string | null
    team_member_name: string | null
    changed_at: Timestamp
  }
  apps: {
    id: string
    account_id: string
    slug: string
    name: string
    time_zone: string
    is_sandbox: Generated<boolean>
    clock_offset_ms: Generated<Big>
    access: Json
    access_epoch: Generated<number>
    messaging: Json
    shows_badge: Generated<boolean>
    theme: Json
    logo_media_id: string | null
    locales: Json
    navigation: Json
    release_id: string | null
    released: Json | null
    created_at: Generated<Timestamp>
    deleted_at: Timestamp | null
  }
  auth_attempts: {
    app_id: string
    action: string
    subject: string
    count: number
    window_ends_at: Timestamp
  }
  entitlements: {
    app_id: string
    id: string
    subscriber_id: string
    kind: string
    product_id: string | null
    page_id: string | null
    starts_at: Timestamp
    ends_at: Timestamp | null
    cause: string
    cause_id: string
    reason: string | null
    note: Generated<string>
    actor_id: string | null
    created_at: Timestamp
  }
  hosts: {
    domain: string
    app_id: string
    verified_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  idempotency_keys: {
    app_id: string
    scope: string
    key: string
    call: string
    input_hash: string
    status: number | null
    answer: string | null
    created_at: Generated<Timestamp>
  }
  mail_messages: {
    id: string
    app_id: string | null
    idempotency_key: string
    to_address: string
    from_name: string | null
    reply_to: string | null
    subject: string
    text_body: string | null
    html_body: string | null
    unsubscribe_url: string | null
    created_at: Generated<Timestamp>
    sent_at: Timestamp | null
  }
  mailbox_messages: {
    id: string
    app_id: string | null
    to_address: string
    from_address: string
    subject: string
    text_body: string
    html_body: string | null
    created_at: Generated<Timestamp>
  }
  media: {
    app_id: string
    id: string
    owner_kind: string
    name: string
    alt: Generated<string>
    type: string
    width: number
    height: number
    bytes: number
    placeholder: string | null
    storage_key: string
    status: string
    is_public: Generated<boolean>
    created_by: string | null
    created_at: Timestamp
  }
  media_variants: {
    app_id: string
    media_id: string
    format: string
    width: number
    bytes: number
  }
  one_time_tokens: {
    app_id: string
    id: string
    purpose: string
    token_hash: string
    code_hash: string | null
    user_id: string | null
    email: string | null
    device_id: string | null
    tries: Generated<number>
    created_at: Timestamp
    expires_at: Timestamp
    used_at: Timestamp | null
  }
  outbox: {
    id: string
    app_id: string | null
    kind: string
    name: string
    payload: Json
    run_at: Timestamp | null
    created_at: Generated<Timestamp>
    dispatched_at: Timestamp | null
  }
  page_files: {
    app_id: string
    key: string
    brotli: Buffer
    gzip: Buffer
    style_hash: string | null
    created_at: Timestamp
  }
  page_first_completions: {
    app_id: string
    subscriber_id: string
    page_id: string
    completed_at: Timestamp
  }
  page_redirects: {
    app_id: string
    path: string
    page_id: string
    created_at: Timestamp
  }
  page_versions: {
    app_id: string
    page_id: string
    from_number: number
    to_number: number | null
    parent_id: string | null
    rank: number
    path: string
    content_type: string
    title: string
    cover: Json | null
    facts: Json
    draft_hash: string
    content: Json
    media_ids: string[]
    action_ids: string[]
  }
  pages: {
    app_id: string
    id: string
    parent_id: string | null
    rank: number
    path: string
    content_type: string
    title: string
    draft: Json
    fields_version: number
    revision: Generated<number>
    cover: Json | null
    search_text: string
    media_ids: Generated<string[]>
    draft_hash: Generated<string>
    search: Generated<string>
    created_at: Timestamp
    updated_at: Timestamp
    updated_by: string
    deleted_at: Timestamp | null
    deletion_id: string | null
  }
  progress_starts: {
    app_id: string
    run_id: string
    subscriber_id: string
    root_id: string
    started_at: Timestamp
    ended_at: Timestamp | null
  }
  publishings: {
    app_id: string
    id: string
    state: string
    done: Generated<number>
    total: Generated<number>
    release_id: string | null
    page_ids: string[] | null
    problems: Generated<Json>
    note: string
    author: string
    started_at: Timestamp
    beat_at: Generated<Timestamp>
  }
  releases: {
    app_id: string
    id: string
    number: number
    created_at: Timestamp
    author: string
    note: string
    settings: Json
    page_count: number
    change_count: number
  }
  sessions: {
    app_id: string
    id: string
    user_id: string
    token_hash: string
    device_id: string | null
    browser: string
    network: string
    created_at: Timestamp
    last_used_at: Timestamp
    expires_at: Timestamp
    revoked_at: Timestamp | null
  }
  studio_sessions: {
    id: string
    team_member_id: string
    token_hash: string
    device_id: string | null
    browser: string
    network: string
    created_at: Timestamp
    last_used_at: Timestamp
    expires_at: Timestamp
    revoked_at: Timestamp | null
  }
  subscribers: {
    app_id: string
    id: string
    uuid: Generated<string>
    user_id: string | null
    language: string | null
    can_receive_messages_from_members: Generated<boolean>
    profile_visibility: Generated<string>
    attributes: Generated<Json>
    created_at: Generated<Timestamp>
  }
  team_members: {
    id: string
    account_id: string
    email: string
    name: string
    password_hash: string
    role: string
    created_at: Generated<Timestamp>
  }
  users: {
    app_id: string
    id: string
    email: string
    name: Generated<string>
    password_hash: string | null
    auth_provider: string
    passwordless: Generated<boolean>
    timezone: string
    is_admin: Generated<boolean>
    is_account_admin: Generated<boolean>
    is_app_messaging_profile: Generated<boolean>
    team_member_id: string | null
    avatar_urls: Json | null
    email_verified_at: Timestamp | null
    suspended_at: Timestamp | null
    created_at: Generated<Timestamp>
    last_seen_at: Generated<Timestamp>
    sort_name: Generated<string>
    search: Generated<string>
  }
}
