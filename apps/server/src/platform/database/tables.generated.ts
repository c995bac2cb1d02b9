// Written by scripts/db-types.ts from the migrated schema; do not edit.
import type { ColumnType } from 'kysely'

/** A column that the database can fill by itself. */
export type Generated<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>
/** Any JSON value, as `jsonb` columns give it; features parse it by their own schema. */
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
    before: Json | null
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
    revision: Generated<number>
  }
  accounts: {
    id: string
    name: string
    created_at: Generated<Timestamp>
    plan: Generated<string>
  }
  activity_records: {
    app_id: string
    at: Timestamp
    id: string
    activity_type: string
    session_id: string | null
    device_id: string | null
    user_id: string | null
    data: Json
    is_standalone: boolean
  }
  app_access_changes: {
    app_id: string
    id: string
    access: Json
    team_member_id: string | null
    team_member_name: string | null
    changed_at: Timestamp
    before: Json | null
  }
  app_schedule_completions: {
    app_id: string
    item_id: string
    subscriber_id: string
    completed_at: Timestamp
  }
  app_schedule_items: {
    app_id: string
    id: string
    item_type: string
    item_id: string
    day: string | null
    starts_at: Timestamp | null
    created_at: Timestamp
    removed_at: Timestamp | null
  }
  app_sign_in: {
    app_id: string
    is_password_on: boolean
    is_passwordless_on: boolean
    is_sign_up_open: boolean
    allowed_email_domains: string[]
    sign_up_text: string
  }
  app_sign_in_changes: {
    app_id: string
    id: string
    kind: string
    settings: Json
    team_member_id: string
    team_member_name: string
    changed_at: Timestamp
  }
  app_sso_keys: {
    app_id: string
    provider: string
    client_id: string
    team_id: string | null
    key_id: string | null
    secret_sealed: string
    sealed_by: string
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
    switched_off_at: Timestamp | null
    primary_domain: string | null
    purge_told_at: Timestamp | null
    purge_begun_at: Timestamp | null
    access_revision: Generated<number>
    version: Generated<Big>
    platform_rewardful_slug: Generated<string>
  }
  attributes: {
    app_id: string
    id: string
    slug: string
    name: string
    type: string
    created_at: Timestamp
  }
  auth_attempts: {
    app_id: string
    action: string
    subject: string
    count: number
    window_ends_at: Timestamp
  }
  billing_details: {
    app_id: string
    subscriber_id: string
    name: string
    address: string
    country: string | null
    tax_id: string
    changed_at: Timestamp
  }
  blocked_people: {
    app_id: string
    blocker_user_id: string
    blocked_user_id: string
    created_at: Timestamp
  }
  body_measures: {
    app_id: string
    id: string
    subscriber_id: string
    kind: string
    measured_on: string
    value: number
    unit: string
    created_at: Timestamp
  }
  bookmarks: {
    app_id: string
    subscriber_id: string
    page_id: string
    is_bookmarked: boolean
    changed_at: Timestamp
  }
  broadcast_recipients: {
    app_id: string
    broadcast_id: string
    subscriber_id: string
    due_at: Timestamp
    notification_id: string | null
    recorded_at: Timestamp | null
    in_app_clicked_at: Timestamp | null
    push_clicked_at: Timestamp | null
    mail_clicked_at: Timestamp | null
    unsubscribed_at: Timestamp | null
  }
  broadcasts: {
    app_id: string
    id: string
    state: Generated<string>
    revision: Generated<number>
    title: string
    text: string
    page_id: string | null
    button_label: string
    channels: string[]
    audience: Json
    when_kind: string
    send_at: Timestamp | null
    local_at: string | null
    created_by: string
    created_at: Timestamp
    updated_at: Timestamp
    scheduled_at: Timestamp | null
    starts_at: Timestamp | null
    started_at: Timestamp | null
    ended_at: Timestamp | null
    added_until: string | null
    all_added_at: Timestamp | null
    final_figures: Json | null
  }
  calendar_feeds: {
    app_id: string
    subscriber_id: string
    id: string
    created_at: Timestamp
  }
  conversation_notes: {
    app_id: string
    id: string
    thread_id: string
    user_id: string
    is_team: boolean
    subject_id: string | null
    team_member_id: string
    team_member_name: string
    text: string
    created_at: Timestamp
  }
  conversation_states: {
    app_id: string
    thread_id: string
    user_id: string
    done_ts: Big | null
    assignee_id: string | null
  }
  coupon_changes: {
    app_id: string
    coupon_id: string
    revision: number
    action: string
    changed_by: string | null
    changed_by_name: string | null
    changed_at: Timestamp
    before: Json | null
    after: Json | null
  }
  coupon_uses: {
    app_id: string
    order_id: string
    coupon_id: string
    subscriber_id: string
    state: string
    reserved_at: Timestamp
  }
  coupons: {
    app_id: string
    id: string
    code: string
    code_key: string
    name: string
    kind: string
    percent_off: number | null
    amounts_off: Json
    trial_days: number | null
    periods: number
    max_uses: number | null
    max_uses_each: number | null
    starts_on: string | null
    ends_on: string | null
    product_ids: string[] | null
    version_ids: string[] | null
    uses: Generated<number>
    paused_at: Timestamp | null
    archived_at: Timestamp | null
    created_at: Timestamp
    revision: Generated<number>
    changed_by: string | null
    changed_by_name: string | null
    changed_at: Timestamp
  }
  data_exports: {
    app_id: string
    id: string
    user_id: string
    state: string
    storage_key: string | null
    bytes: Big | null
    requested_at: Timestamp
    ready_at: Timestamp | null
    expires_at: Timestamp | null
  }
  disputes: {
    app_id: string
    id: string
    subscriber_id: string
    order_id: string
    payment_id: string
    provider_dispute_id: string | null
    amount: number
    currency: string
    reason: string
    state: string
    opened_at: Timestamp
    closed_at: Timestamp | null
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
  event_answers: {
    app_id: string
    occurrence_id: string
    subscriber_id: string
    answer: string
    is_waiting: Generated<boolean>
    answered_at: Timestamp
  }
  event_changes: {
    app_id: string
    event_id: string
    original_start: string
    scope: string
    is_cancelled: boolean
    shift_minutes: number
    minutes: number | null
    capacity: number | null
    changed_at: Timestamp
  }
  event_occurrences: {
    app_id: string
    id: string
    event_id: string
    original_starts_at: string
    starts_at: Timestamp
    ends_at: Timestamp
    capacity: number | null
  }
  exercise_results: {
    app_id: string
    session_id: string
    exercise_id: string
    subscriber_id: string
    started_at: Timestamp
    local_date: string
    result: Json
    records: Generated<string[]>
  }
  exercise_swaps: {
    app_id: string
    subscriber_id: string
    exercise_id: string
    alternate_id: string
    swapped_at: Timestamp
  }
  form_submission_history: {
    app_id: string
    submission_id: string
    revision: number
    subscriber_id: string
    answers: Json
    replaced_at: Timestamp
  }
  form_submissions: {
    app_id: string
    id: string
    form_id: string
    subscriber_id: string
    page_id: string | null
    trigger: string | null
    triggering_item: string | null
    title: string
    answers: Json
    revision: number
    submitted_at: Timestamp
    updated_at: Timestamp
  }
  guest_buyers: {
    app_id: string
    subscriber_id: string
    email: string
    name: string
    language: string | null
    secret_hash: string
    claim_hash: string | null
    claim_expires_at: Timestamp | null
    claim_used_at: Timestamp | null
    created_at: Timestamp
    paid_at: Timestamp | null
  }
  hosts: {
    domain: string
    app_id: string
    verified_at: Timestamp | null
    created_at: Generated<Timestamp>
    id: Generated<string>
    proof: Generated<string>
    last_checked_at: Timestamp | null
    problem: string | null
    missed_checks: Generated<number>
    missed_on: string | null
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
  ignored_warnings: {
    app_id: string
    page_id: string
    block_id: string
    path: string
    code: string
    reason: string
    ignored_by: string
    ignored_at: Timestamp
  }
  import_rows: {
    app_id: string
    import_id: string
    row: number
    name: string
    action: string
    problems: Json
    pictures: number
    pictures_missing: number
    source_id: string | null
    content_hash: string | null
    exercise: Json | null
    page_id: string | null
    is_done: boolean
  }
  imported_pages: {
    app_id: string
    source_id: string
    page_id: string
    content_hash: string
  }
  imported_pictures: {
    app_id: string
    source_id: string
    path: string
    checksum: Big
    media_id: string
  }
  imports: {
    app_id: string
    id: string
    state: string
    file_name: string
    storage_key: string
    failure: string | null
    created_by: string
    created_by_name: string
    created_at: Timestamp
    parent_id: string | null
  }
  in_app_purchases: {
    app_id: string
    id: string
    subscriber_id: string
    product_id: string
    original_transaction_id: string
    store_product_id: string
    is_test: boolean
    purchased_at: Timestamp
    period_ends_at: Timestamp | null
    ended_at: Timestamp | null
    read_at: Timestamp
    next_read_at: Timestamp | null
    taken_back_at: Timestamp | null
    unknown_since: Timestamp | null
    store: Generated<string>
    read_id: string | null
  }
  invoice_counters: {
    app_id: string
    series: string
    last: number
  }
  invoice_files: {
    app_id: string
    invoice_id: string
    storage_key: string
    created_at: Timestamp
  }
  invoice_settings: {
    app_id: string
    prefix: string
    name: string
    address: string
    country: string | null
    tax_id: string
    email: string
    changed_at: Timestamp
  }
  invoices: {
    app_id: string
    id: string
    uuid: string
    subscriber_id: string
    order_id: string
    payment_id: string | null
    lines: Json
    total: number
    currency: string
    is_test: boolean
    issued_at: Timestamp
    kind: string
    credits_id: string | null
    reason: string | null
    series: string
    number: number
    label: string
    seller: Json
    buyer: Json
    locale: string | null
    tax: Json | null
  }
  law_settings: {
    app_id: string
    has_withdrawal: boolean | null
    changed_at: Timestamp
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
    held_at: Timestamp | null
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
    unsubscribe_url: string | null
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
    bytes: Big
    placeholder: string | null
    storage_key: string
    status: string
    is_public: Generated<boolean>
    created_by: string | null
    created_at: Timestamp
    public_address: Generated<string>
    search_text: Generated<string>
    search_grams: Generated<string[]>
    kind: Generated<string>
    seconds: number | null
    poster_id: string | null
    former_of: string | null
    former_at: Timestamp | null
    stream_status: string | null
    stream_percent: Generated<number>
    stream_error: string | null
    stream_bytes: Generated<Big>
  }
  media_captions: {
    app_id: string
    media_id: string
    locale: string
    label: string
    storage_key: string
  }
  media_uploads: {
    app_id: string
    id: string
    team_member_id: string
    kind: string
    file_name: string
    bytes: Big
    expires_at: Timestamp
    created_at: Timestamp
    lock_id: string | null
    locked_until: Timestamp | null
    is_lock_wanted: Generated<boolean>
  }
  media_variants: {
    app_id: string
    media_id: string
    format: string
    width: number
    bytes: number
  }
  member_import_rows: {
    app_id: string
    import_id: string
    row: number
    email: string
    name: string
    action: string
    problems: Json
    member: Json | null
    is_done: boolean
    user_id: string | null
  }
  member_imports: {
    app_id: string
    id: string
    state: string
    file_name: string
    file_hash: string | null
    storage_key: string
    with_mail: Generated<boolean>
    failure: string | null
    created_by: string
    created_by_name: string
    created_at: Timestamp
    columns: Generated<Json>
    fields: Json | null
    encoding: string | null
  }
  member_invitations: {
    app_id: string
    id: string
    email: string
    name: Generated<string>
    product_ids: Generated<string[]>
    token_hash: string
    invited_by: string
    invited_by_name: string
    invited_at: Timestamp
    sent_at: Timestamp
    expires_at: Timestamp
    accepted_at: Timestamp | null
    withdrawn_at: Timestamp | null
    user_id: string | null
  }
  message_likes: {
    app_id: string
    thread_id: string
    message_ts: Big
    user_id: string
  }
  message_mutes: {
    app_id: string
    user_id: string
    muted_until: Timestamp
  }
  message_reactions: {
    app_id: string
    thread_id: string
    message_ts: Big
    user_id: string
    emoji: string
    created_at: Timestamp
  }
  message_reports: {
    app_id: string
    thread_id: string
    message_ts: Big
    user_id: string
    case_id: string
    reason: string
    note: string | null
    is_upheld: boolean | null
    created_at: Timestamp
  }
  message_senders: {
    app_id: string
    thread_id: string
    message_ts: Big
    team_member_id: string
    team_member_name: string
  }
  message_uploads: {
    app_id: string
    id: string
    user_id: string
    thread_id: string
    kind: string
    storage_key: string
    name: string
    content_type: string
    bytes: number
    meta: Json
    created_at: Timestamp
    used_at: Timestamp | null
    message_ts: Big | null
  }
  message_warnings: {
    app_id: string
    id: string
    user_id: string
    text: string
    created_at: Timestamp
    confirmed_at: Timestamp | null
  }
  messages: {
    app_id: string
    thread_id: string
    message_ts: Big
    seq: Big
    user_id: string
    message_type: string
    text: string
    attachment_url: string | null
    reaction_count: Generated<number>
    client_id: string | null
    part: number
    created_at: Timestamp
    deleted_at: Timestamp | null
    details: Json | null
    edited_at: Timestamp | null
    pinned_at: Timestamp | null
    reply_thread_id: string | null
    hidden_at: Timestamp | null
    root_thread_id: string | null
    search_tokens: Generated<string[]>
  }
  moderation_actions: {
    app_id: string
    id: string
    case_id: string
    author_id: string
    action: string
    actor_id: string | null
    actor_name: string | null
    text: string | null
    days: number | null
    at: Timestamp
  }
  moderation_cases: {
    app_id: string
    id: string
    thread_id: string
    message_ts: Big
    author_id: string
    is_private: boolean
    status: string
    resolution: string | null
    snapshot: Json
    report_count: number
    was_auto_hidden: Generated<boolean>
    opened_at: Timestamp
    latest_report_at: Timestamp
    resolved_at: Timestamp | null
    resolved_by: string | null
  }
  moderation_rules: {
    app_id: string
    auto_hide_reports: number | null
    guidelines: Generated<string>
  }
  notification_deliveries: {
    app_id: string
    notification_id: string
    channel: string
    state: string
    reason: string | null
    due_at: Timestamp | null
    decided_at: Timestamp | null
    attempts: Generated<number>
  }
  notification_settings: {
    app_id: string
    subscriber_id: string
    receive_blast_notifications: Generated<boolean>
    receive_message_notifications: Generated<boolean>
    receive_reminders_just_for_you: Generated<boolean>
    receive_reminders_for_app: Generated<boolean>
    receive_reminders_via_push_notification: Generated<boolean>
    receive_reminders_via_email: Generated<boolean>
    is_daily_reminders: Generated<boolean>
    remind_day_of: Generated<boolean>
    is_weekly_reminders: Generated<boolean>
    is_15_minute_reminder: Generated<boolean>
    is_starting_now_reminder: Generated<boolean>
    updated_at: Timestamp
    is_quiet_hours: Generated<boolean>
    quiet_from: Generated<string>
    quiet_to: Generated<string>
    receive_messages_via_email: Generated<boolean>
    receive_news_via_email: Generated<boolean>
  }
  notifications: {
    app_id: string
    id: string
    subscriber_id: string
    kind: string
    dedupe_key: string
    scope: Generated<string>
    params: Json
    thread_id: string | null
    message_ts: Big | null
    expires_at: Timestamp | null
    created_at: Timestamp
    read_at: Timestamp | null
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
    name: string | null
    viewed_by_session_id: string | null
  }
  order_bumps: {
    app_id: string
    id: string
    offered_with: string
    position: number
    product_id: string
    version_id: string
    title: string
    text: string
  }
  order_counters: {
    app_id: string
    last: number
  }
  order_events: {
    app_id: string
    id: string
    subscriber_id: string
    order_id: string
    kind: string
    text: string
    actor_id: string | null
    actor_name: string | null
    at: Timestamp
  }
  order_lines: {
    app_id: string
    order_id: string
    position: number
    product_id: string
    version_id: string
    title: string
    amount: number
    discount: number
    total: number
    interval: string | null
    interval_count: number | null
    trial_days: number
    is_bump: boolean
    period_discount: Generated<number>
    setup_fee: Generated<number>
    setup_due: Generated<number>
    setup_tax: Generated<number>
    tax: Generated<number>
  }
  orders: {
    app_id: string
    id: string
    subscriber_id: string
    product_id: string
    status: string
    intent_status: string
    basket: string
    kind: string
    provider: string
    provider_account: string
    provider_intent_id: string | null
    provider_subscription_id: string | null
    currency: string
    subtotal: number
    discount: number
    final_amount: number
    is_test: boolean
    name: string | null
    country: string | null
    postal_code: string | null
    referral: string | null
    created_at: Timestamp
    paid_at: Timestamp | null
    intent_read_at: Timestamp | null
    coupon_id: string | null
    coupon_code: string | null
    coupon_name: string | null
    coupon_periods: number | null
    number: number
    refunded: Generated<number>
    dispute_state: string | null
    customer_id: string | null
    tax: Json | null
    tax_id: string | null
    waiver_text: string | null
    waived_at: Timestamp | null
    tax_by: Generated<string>
    tax_calculation: string | null
    is_tax_inclusive: boolean | null
    start_text: string | null
    start_requested_at: Timestamp | null
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
  page_completions: {
    app_id: string
    subscriber_id: string
    id: Generated<string>
    page_id: string
    run_id: string | null
    completed_at: Timestamp
    undone_at: Timestamp | null
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
  page_patterns: {
    app_id: string
    id: string
    name: string
    content_type: string | null
    draft: Json
    author: string
    created_at: Timestamp
  }
  page_redirects: {
    app_id: string
    path: string
    page_id: string
    created_at: Timestamp
  }
  page_search: {
    app_id: string
    page_id: string
    content_type: string
    gate: string
    titles: string
    title_tokens: string[]
    text: string
    text_words: string
    text_tokens: string[]
  }
  page_tags: {
    app_id: string
    page_id: string
    tag_id: string
  }
  page_translations: {
    app_id: string
    page_id: string
    locale: string
    texts: Json
    sources: Json
    revision: number
    updated_at: Timestamp
    updated_by: string
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
    texts: Generated<Json>
    said_in: Generated<Json>
    is_commentable: Generated<boolean>
    reference_ids: Generated<string[]>
    facets: Generated<Json>
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
    created_at: Timestamp
    updated_at: Timestamp
    updated_by: string
    deleted_at: Timestamp | null
    deletion_id: string | null
    texts_hash: Generated<string>
    draft_hash: Generated<string>
    deleted_by: string | null
    search_grams: Generated<string[]>
    button_target_ids: Generated<string[]>
    reference_ids: Generated<string[]>
    search_titles: Generated<string>
  }
  passkey_challenges: {
    app_id: string
    challenge_hash: string
    purpose: string
    user_id: string | null
    team_member_id: string | null
    device_id: string | null
    expires_at: Timestamp
  }
  passkeys: {
    app_id: string
    credential_id: string
    public_key: Buffer
    counter: Big
    transports: string[]
    device_type: string
    is_backed_up: boolean
    name: string
    host: string
    created_at: Timestamp
    last_used_at: Timestamp | null
    id: string
    user_id: string
  }
  payment_checks: {
    app_id: string
    id: string
    started_at: Timestamp
    finished_at: Timestamp | null
    checked: Generated<number>
    mended: Generated<number>
    raised: Generated<number>
  }
  payment_differences: {
    app_id: string
    id: string
    order_id: string | null
    kind: string
    reference: string
    ours: number | null
    theirs: number | null
    currency: string | null
    state: string
    found_at: Timestamp
    closed_at: Timestamp | null
    closed_by: string | null
    note: Generated<string>
  }
  payment_events: {
    app_id: string
    provider: string
    event_id: string
    type: string
    object_id: string
    order_id: string | null
    received_at: Timestamp
  }
  payment_lines: {
    app_id: string
    payment_id: string
    position: number
    product_id: string
    amount: number
    refunded: Generated<number>
  }
  payment_references: {
    app_id: string
    account: string
    kind: string
    local_id: string
    remote_id: string
    currency: Generated<string>
  }
  payment_settings: {
    app_id: string
    publishable_key: string
    account: string
    secret_key_sealed: string | null
    webhook_secret_sealed: string | null
    changed_by: string
    changed_at: Timestamp
    grace_days: Generated<number>
  }
  payments: {
    app_id: string
    id: string
    subscriber_id: string
    order_id: string
    subscription_id: string | null
    provider: string
    provider_payment_id: string
    amount: number
    currency: string
    is_test: boolean
    paid_at: Timestamp
    reversed_at: Timestamp | null
    reversal: string | null
    refunded: Generated<number>
  }
  play_settings: {
    app_id: string
    package_name: string
    service_account_sealed: string | null
    push_account: string
    accepts_test: boolean
    changed_by: string
    changed_at: Timestamp
  }
  preview_grants: {
    app_id: string
    token_hash: string
    root_page_id: string
    revision: string
    team_member_id: string
    studio_session_id: string
    shown_as: Json
    shown_at: Timestamp | null
    expires_at: Timestamp
  }
  product_includes: {
    app_id: string
    product_id: string
    included_id: string
    position: number
  }
  product_pages: {
    app_id: string
    id: string
    product_id: string
    page_id: string
    included_at: Timestamp
    removed_at: Timestamp | null
  }
  product_versions: {
    app_id: string
    id: string
    product_id: string
    position: number
    name: string
    amount: number
    currency: string
    interval: string | null
    interval_count: number | null
    trial_days: number
    is_default: boolean
    archived_at: Timestamp | null
    setup_fee: Generated<number>
    price_group: string | null
  }
  products: {
    app_id: string
    id: string
    title: string
    subtitle: string
    description: string
    benefits: string[]
    cover: Json | null
    is_hidden: boolean
    archived_at: Timestamp | null
    created_at: Timestamp
    revision: Generated<number>
    changed_by: string | null
    changed_by_name: string | null
    changed_at: Timestamp | null
    search_text: Generated<string>
    search_grams: Generated<string[]>
    is_on_sale: Generated<boolean>
    contents: Generated<string[]>
    teacher: Json | null
    sample_page_id: string | null
  }
  progress_runs: {
    app_id: string
    id: string
    subscriber_id: string
    root_id: string
    started_at: Timestamp
    ended_at: Timestamp | null
    release_id: string | null
    start_from_page_id: string | null
    created_at: Timestamp
    plan_changes: Generated<Json>
  }
  progress_starts: {
    app_id: string
    run_id: string
    subscriber_id: string
    root_id: string
    started_at: Timestamp
    ended_at: Timestamp | null
  }
  provider_flows: {
    app_id: string
    id: string
    provider: string
    intent: string
    origin: string
    device_id: string | null
    state_hash: string
    flow_hash: string
    secrets_sealed: string | null
    user_id: string | null
    subject: string | null
    email: string | null
    is_email_verified: boolean | null
    name: string | null
    ticket_hash: string | null
    created_at: Timestamp
    expires_at: Timestamp
    returned_at: Timestamp | null
    redeemed_at: Timestamp | null
  }
  publish_plans: {
    app_id: string
    id: string
    run_at: Timestamp
    page_ids: string[] | null
    note: string
    author: string
    author_id: string
    planned_at: Timestamp
    state: string
    publishing_id: string | null
    release_id: string | null
    problems: Generated<Json>
    ended_at: Timestamp | null
    with_settings: Generated<boolean>
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
    with_settings: Generated<boolean>
  }
  purchases: {
    app_id: string
    id: string
    subscriber_id: string
    order_id: string
    position: number
    product_id: string
    version_id: string
    title: string
    total: number
    currency: string
    subscription_id: string | null
    is_test: boolean
    purchased_at: Timestamp
    ended_at: Timestamp | null
  }
  push_providers: {
    app_id: string
    is_expo: boolean
    expo_token_sealed: string | null
    fcm_account_sealed: string | null
    pusher_instance_id: string
    pusher_secret_sealed: string | null
    changed_by: string
    changed_at: Timestamp
  }
  push_registrations: {
    app_id: string
    id: string
    subscriber_id: string
    session_id: string
    provider: string
    push_status: string
    token: string
    token_hash: string
    pusher_device_id: string | null
    failures: Generated<number>
    failing_since: Timestamp | null
    created_at: Timestamp
    updated_at: Timestamp
    receipt_id: string | null
    receipt_at: Timestamp | null
  }
  recent_pages: {
    app_id: string
    subscriber_id: string
    page_id: string
    opened_at: Timestamp
  }
  refunds: {
    app_id: string
    id: string
    subscriber_id: string
    order_id: string
    payment_id: string
    amount: number
    currency: string
    lines: Json
    access: string
    ends_renewal: boolean
    reason: string
    note: string
    is_mailed: boolean
    actor_id: string | null
    actor_name: string | null
    state: string
    provider_refund_id: string | null
    created_at: Timestamp
    done_at: Timestamp | null
  }
  release_switches: {
    app_id: string
    id: string
    release_id: string
    left_release_id: string | null
    author: string
    switched_at: Timestamp
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
    base_number: number | null
  }
  reminder_clock: {
    id: Generated<boolean>
    checked_until: Timestamp
  }
  sandbox_charges: {
    app_id: string
    order_id: string
    starts_at: Timestamp
    ends_at: Timestamp | null
    amount: number
    paid_at: Timestamp
    dispute_state: string | null
    disputed_at: Timestamp | null
    dispute_closed_at: Timestamp | null
    tax: Json | null
    credit: Generated<number>
  }
  sandbox_intents: {
    app_id: string
    order_id: string
    status: string
    amount: number
    currency: string
    card: string | null
    paid_at: Timestamp | null
    recurring_amount: number | null
    interval: string | null
    interval_count: number | null
    trial_days: number
    trial_ends_at: Timestamp | null
    anchor: Timestamp | null
    next_charge_at: Timestamp | null
    unpaid_from: Timestamp | null
    cancel_at_period_end: Generated<boolean>
    ended_at: Timestamp | null
    discount: Generated<number>
    discount_periods: Generated<number>
    pause_starts_at: Timestamp | null
    pause_ends_at: Timestamp | null
    version_id: string | null
    planned_switch: Json | null
  }
  sandbox_refunds: {
    app_id: string
    id: string
    order_id: string
    starts_at: Timestamp
    amount: number
    at: Timestamp
  }
  saved_replies: {
    app_id: string
    id: string
    title: string
    text: string
    created_at: Timestamp
  }
  scheduled_items: {
    app_id: string
    id: string
    subscriber_id: string
    item_type: string
    item_id: string
    context_id: string | null
    day: string | null
    starts_at: Timestamp | null
    created_at: Timestamp
    completed_at: Timestamp | null
    removed_at: Timestamp | null
  }
  session_old_tokens: {
    app_id: string
    token_hash: string
    session_id: string
    ends_at: Timestamp | null
  }
  session_views: {
    app_id: string
    session_id: string
    viewed_by_team_member_id: string
    viewed_by_session_id: string
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
    country: string | null
    rotated_at: Timestamp | null
    is_unshown: Generated<boolean>
    is_view: Generated<boolean>
  }
  slug_history: {
    slug: string
    app_id: string
    freed_at: Timestamp
  }
  store_products: {
    app_id: string
    store_product_id: string
    product_id: string
    store: Generated<string>
  }
  store_settings: {
    app_id: string
    issuer_id: string
    key_id: string
    bundle_id: string
    private_key_sealed: string | null
    accepts_test: boolean
    changed_by: string
    changed_at: Timestamp
  }
  studio_passkeys: {
    credential_id: string
    public_key: Buffer
    counter: Big
    transports: string[]
    device_type: string
    is_backed_up: boolean
    name: string
    host: string
    created_at: Timestamp
    last_used_at: Timestamp | null
    id: string
    team_member_id: string
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
  subscription_switches: {
    app_id: string
    id: string
    subscription_id: string
    subscriber_id: string
    order_id: string
    from_version_id: string
    former_amount: number
    former_discount: number
    former_interval: string
    former_interval_count: number
    version_id: string
    name: string
    amount: number
    discount: number
    interval: string
    interval_count: number
    takes_effect: string
    due: number
    proration_at: Timestamp
    effective_at: Timestamp
    state: string
    created_at: Timestamp
    tax: Json | null
    credit_tax: Generated<number>
  }
  subscriptions: {
    app_id: string
    id: string
    subscriber_id: string
    order_id: string
    product_id: string
    version_id: string
    provider: string
    is_test: boolean
    amount: number
    currency: string
    interval: string
    interval_count: number
    started_at: Timestamp
    trial_ends_at: Timestamp | null
    period_starts_at: Timestamp
    period_ends_at: Timestamp
    unpaid_from: Timestamp | null
    cancel_at_period_end: boolean
    cancel_read_at: Timestamp
    ended_at: Timestamp | null
    state: string
    discount: Generated<number>
    discount_periods: number | null
    pause_starts_at: Timestamp | null
    pause_ends_at: Timestamp | null
    card: Json | null
    failure: string | null
    next_attempt_at: Timestamp | null
    grace_days: Generated<number>
    cancel_reason: string | null
    cancel_comment: Generated<string>
    canceled_at: Timestamp | null
    cycle_starts_at: Timestamp
    period_value: Generated<number>
    reminded_of: Timestamp | null
    card_notice: Generated<string>
  }
  suppressed_addresses: {
    app_id: string
    address_hash: string
    reason: string
    created_at: Timestamp
    user_id: string | null
  }
  tags: {
    app_id: string
    id: string
    name: string
    folded_name: string
    color: string
    created_at: Timestamp
  }
  tax_rates: {
    app_id: string
    country: string
    valid_from: string
    rate: number
  }
  tax_settings: {
    app_id: string
    mode: string
    is_inclusive: boolean
    home_country: string | null
    has_oss: boolean
    has_reverse_charge: boolean
    registrations: string[]
    changed_at: Timestamp
  }
  team_invitations: {
    id: string
    account_id: string
    email: string
    role: string
    token_hash: string
    invited_by_name: string
    sent_at: Timestamp
    expires_at: Timestamp
    accepted_at: Timestamp | null
    withdrawn_at: Timestamp | null
  }
  team_log: {
    id: string
    account_id: string
    app_id: string | null
    action: string
    actor_id: string
    actor_name: string
    subject_kind: string
    subject_id: string | null
    subject_name: string | null
    details: Json
    at: Timestamp
  }
  team_members: {
    id: string
    account_id: string
    email: string
    name: string
    password_hash: string
    role: string
    created_at: Generated<Timestamp>
    can_read_inbox: Generated<boolean>
  }
  thread_authors: {
    app_id: string
    thread_id: string
    user_id: string
    last_ts: Big
  }
  thread_events: {
    app_id: string
    thread_id: string
    seq: Big
    type: string
    message_ts: Big
    user_id: string | null
    is_liked: boolean | null
    reaction_count: number | null
    created_at: Timestamp
    emoji: string | null
  }
  thread_participants: {
    app_id: string
    thread_id: string
    user_id: string
    added_by: string | null
    joined_ts: Generated<Big>
    joined_at: Timestamp
    joined_seq: Generated<Big>
  }
  thread_reads: {
    app_id: string
    thread_id: string
    user_id: string
    last_read_ts: Big
  }
  thread_settings: {
    app_id: string
    thread_id: string
    user_id: string
    notifications_enabled: Generated<boolean>
    toggled_ts: Generated<Big>
    muted_until: Timestamp | null
  }
  threads: {
    app_id: string
    id: string
    kind: string
    seq: Generated<Big>
    last_ts: Generated<Big>
    latest_message_ts: Big | null
    message_count: Generated<number>
    author_count: Generated<number>
    created_at: Timestamp
    title: string | null
    has_been_renamed: Generated<boolean>
    created_by: string | null
    pair_key: string | null
    parent_thread_id: string | null
    parent_ts: Big | null
    posting: Generated<string>
    archived_at: Timestamp | null
    participant_count: Generated<number>
  }
  user_devices: {
    app_id: string
    user_id: string
    device_id: string
    first_seen_at: Timestamp
  }
  user_identities: {
    app_id: string
    provider: string
    subject: string
    user_id: string
    email: string | null
    is_email_verified: boolean
    created_at: Timestamp
    last_used_at: Timestamp
  }
  user_words: {
    app_id: string
    word: string
    user_id: string
    name_key: string | null
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
    waiting_since: Timestamp | null
    created_at: Generated<Timestamp>
    last_seen_at: Generated<Timestamp | null>
    deletes_at: Timestamp | null
    closed_by_member: Generated<boolean>
    erased_at: Timestamp | null
    imported_at: Timestamp | null
    profile_since_ts: Generated<Big>
  }
  visits: {
    app_id: string
    session_id: string
    device_id: string | null
    started_at: Timestamp
    seen_at: Timestamp
    ended_at: Timestamp | null
    origin_href: string | null
  }
  withdrawals: {
    app_id: string
    id: string
    kind: string
    name: string
    email: string
    reference: string
    language: string | null
    state: string
    reason: string | null
    order_id: string | null
    subscriber_id: string | null
    received_at: Timestamp
    finished_at: Timestamp | null
    actor_name: string | null
  }
  workout_activities: {
    app_id: string
    session_id: string
    id: string
    subscriber_id: string
    seq: number
    activity_type: string
    workout_group_id: string | null
    workout_group_item_id: string | null
    exercise_id: string | null
    set_row: number | null
    data: Json
    at: Timestamp
    clock: string
    created_at: Timestamp
  }
  workout_comments: {
    app_id: string
    id: string
    session_id: string
    subscriber_id: string
    author_id: string
    author_name: string
    text: string
    created_at: Timestamp
    edited_at: Timestamp | null
  }
  workout_sessions: {
    app_id: string
    id: string
    subscriber_id: string
    workout_id: string
    release_id: string
    title: string
    session_mode: string
    started_at: Timestamp
    finished_at: Timestamp | null
    local_date: string
    time_zone: string
    is_discarded: boolean
    figures: Json
    activity_count: number
    created_at: Timestamp
  }
}
