import { aPaymentDifference } from '../factories/payment-differences.ts'
import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import { newId } from '../../src/platform/ids.ts'
import { aMember, anOwner, aTeamMember, aUser, type MemberCaller } from '../factories/identity.ts'
import { aDeletedApp, anApp, type TestApp } from '../factories/apps.ts'
import { aCoupon } from '../factories/coupons.ts'
import { anOrder, aProduct, aPurchase, aWithdrawal, MONTHLY, versionOf } from '../factories/commerce.ts'
import { aDomain } from '../factories/domains.ts'
import { aForm } from '../factories/forms.ts'
import { aFile, anUpload } from '../factories/files.ts'
import { aPicture } from '../factories/media.ts'
import { aConversation, aFeed, aGroup, aProfile, aReportCase, aWarning } from '../factories/messaging.ts'
import { aBroadcast } from '../factories/broadcasts.ts'
import { aNotification } from '../factories/notifications.ts'
import { aStoredPasskey, aStoredStudioPasskey } from '../factories/passkeys.ts'
import { aBlock, aPage, aTextBlock, publishApp, type TestPage } from '../factories/pages.ts'
import { anItemForEveryone, anEvent, aScheduledItem, waitForOccurrences } from '../factories/schedule.ts'
import {
  aBodyMeasure,
  aComment,
  aFinishedSession,
  anExercise,
  aSession,
  aWorkoutPage,
  logSet,
  type TestWorkout,
} from '../factories/workouts.ts'
import { aTag } from '../factories/tags.ts'
import { aMemberImport, aMemberInvitation, aTeamInvitation } from '../factories/team.ts'
import { aServer, type Caller } from '../harness.ts'

/** One object of every kind in one app, by its id. */
export type Objects = {
  attribute: string
  page: string
  /** A page that needs the product. */
  sold_page: string
  /** A page that only who was given it may see. */
  private_page: string
  program: string
  pack: string
  stage: string
  workout: string
  /** The exercise of the workout, and one that can be done in its place. */
  exercise: string
  other_exercise: string
  workout_group: string
  workout_item: string
  workout_session: string
  workout_activity: string
  body_measure: string
  /** A comment of the owner on a finished session of the user. */
  commented_session: string
  workout_comment: string
  /** A reported message in the thread. */
  report_case: string
  /** A warning that the user has not confirmed. */
  warning: string
  notification: string
  broadcast: string
  block_action: string
  /** A page that may be talked about. */
  thread: string
  /** A group in which the user takes part. */
  group_thread: string
  channel: string
  /** Of the team member whom the app writes as, and a member. */
  conversation: string
  messaging_profile: string
  /** A note of the owner beside the conversation. */
  conversation_note: string
  saved_reply: string
  product: string
  coupon: string
  /** A product with an order bump. */
  bumped_product: string
  bumped_version: string
  bump: string
  version: string
  order: string
  payment_difference: string
  withdrawal: string
  /** The key of its link. */
  invoice: string
  subscription: string
  user: string
  session: string
  pending_user: string
  subscriber: string
  entitlement: string
  media: string
  /** A video on `page`. */
  file: string
  /** An upload of the owner that is not finished. */
  upload: string
  release: string
  publishing: string
  pattern: string
  tag: string
  other_tag: string
  publish_plan: string
  schedule_item: string
  /** Scheduled for all members. */
  app_schedule_item: string
  /** The page of an event. */
  event: string
  event_occurrence: string
  /** The original start of that occurrence. */
  event_date: string
  /** A form without required fields. */
  form: string
  /** A block that shows the answers to that form. */
  answers_block: string
  submission: string
  import: string
  member_invitation: string
  member_import: string
  /** Of an account in which no actor works. */
  team_member: string
  team_invitation: string
  domain: string
  /** Of an account in which no actor works. */
  deleted_app: string
  passkey: string
  studio_passkey: string
}

/** The day after this one, as the calendar takes it. */
export function tomorrow(now: Date): string {
  return new Date(now.getTime() + 48 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** The caller who owns an app, at the studio. */
export function ownerOf(app: TestApp): Caller {
  return { ...app.owner, slug: app.slug }
}

/** Creates one object of every kind; personal ones belong to a newly created member. */
export async function createObjects(app: TestApp): Promise<Objects> {
  const api = await aServer()
  const owner = ownerOf(app)
  const person = await aMember(app)
  const product = await aProduct(app)
  const { workout_page, ...pages } = await createPages(app, product.id)
  const { subscriber_id } = person
  const entitlement = await api
    .as(owner)
    .call('access.grantEntitlement', { subscriber_id, product_id: product.id })
  const bump = { product_id: product.id, version_id: versionOf(product), title: 'And this', text: '' }
  const bumped = await aProduct(app, { order_bumps: [bump] })
  const order = await anOrder(person, await aProduct(app))
  const published = await api.as(owner).call('pages.listReleases', {})
  const sent = { id: pages.form, submitted_values: [] }
  const { submission_id } = await api.as(person).call('forms.submitForm', sent)
  const scheduled = await aScheduledItem(person, pages.page, tomorrow(api.clock.now()))
  return {
    ...pages,
    ...(await createSession(person, workout_page)),
    ...(await createComment(app, person, workout_page)),
    group_thread: await aGroup(person, await createAdmins(app)),
    channel: await aFeed(app),
    ...(await createInbox(app)),
    report_case: await aReportCase(app, pages.thread),
    warning: await aWarning(app, person),
    notification: await aNotification(app, person),
    broadcast: await aBroadcast(app),
    product: product.id,
    coupon: (await aCoupon(app)).id,
    bumped_product: bumped.id,
    bumped_version: versionOf(bumped),
    bump: bumped.order_bumps[0]?.id ?? '',
    version: versionOf(product),
    order: order.order_id,
    payment_difference: await aPaymentDifference(app),
    withdrawal: await aWithdrawal(app),
    invoice: await anInvoice(app, person),
    subscription: await aSubscription(app, person),
    user: person.user_id,
    session: person.session_id,
    pending_user: (await aUser(app)).user_id,
    subscriber: subscriber_id,
    entitlement: entitlement.id,
    media: (await aPicture(app)).id,
    upload: (await anUpload(app)).id,
    release: published.items[0]?.id ?? '',
    publishing: await aPublishing(app),
    attribute: await anAttribute(app),
    pattern: await aPattern(app),
    tag: (await aTag(app, { page_ids: [pages.page, pages.private_page] })).id,
    other_tag: (await aTag(app)).id,
    publish_plan: await aPlan(app),
    schedule_item: scheduled.id,
    app_schedule_item: (await anItemForEveryone(app, pages.page, tomorrow(api.clock.now()))).id,
    submission: submission_id,
    import: await anImport(app),
    member_invitation: (await aMemberInvitation(owner)).id,
    member_import: (await aMemberImport(owner)).id,
    ...(await anotherTeam()),
    domain: await aDomain(app),
    deleted_app: (await aDeletedApp(await anApp())).id,
    passkey: await aStoredPasskey(app, person.user_id),
    studio_passkey: await aStoredStudioPasskey((await aTeamMember(app)).team_member_id),
  }
}

async function anInvoice(app: TestApp, member: Caller): Promise<string> {
  await aPurchase(member, await aProduct(app))
  const { items } = await (await aServer()).as(member).call('commerce.listInvoices')
  return items[0]?.uuid ?? ''
}

/** A conversation of the messaging profile with a note, and a saved reply. */
async function createInbox(app: TestApp) {
  const studio = (await aServer()).as(ownerOf(app))
  const profile = await aProfile(app)
  const { id } = await aConversation(app, profile)
  const note = await studio.call('messaging.addConversationNote', { id, text: 'Right hip, old.' })
  const reply = await studio.call('messaging.createSavedReply', { title: 'Lower', text: 'Lower the box.' })
  return {
    conversation: id,
    messaging_profile: profile.team_member_id,
    conversation_note: note.id,
    saved_reply: reply.id,
  }
}

/** Two admins, to whom every member may write. */
function createAdmins(app: TestApp) {
  return Promise.all([aMember(app, { is_admin: true }), aMember(app, { is_admin: true })])
}

/** Creates a team member of another account, and an invitation by them. */
async function anotherTeam() {
  const stranger = await anOwner()
  const invitation = await aTeamInvitation(stranger)
  return { team_member: stranger.team_member_id, team_invitation: invitation.id }
}

async function createPages(app: TestApp, product_id: string) {
  const block_action = newId()
  const page_actions = [
    {
      id: newId(),
      action_type: 'generic_button' as const,
      text: 'Read on',
      post_action_button_text: '',
      block_action: { id: block_action, type: 'open_url' as const, url: 'https://example.com/' },
    },
  ]
  const file = (await aFile(app)).id
  const blocks = [
    aTextBlock('Stand tall.'),
    aBlock('livestream', { video: { media_id: file, poster_id: null } }),
  ]
  const page = await aPage(app, { draft: { page_actions, blocks } })
  const sold = await aPage(app, { body_text: 'Lift.', node: soldNode(product_id) })
  const program = await aPage(app, { content_type: 'program', node: { is_progress_root: true } })
  const pack = await aPage(app, { content_type: 'pack', node: { is_progress_root: true } })
  const stage = await aPage(app, { parent: program })
  const exercise = await anExercise(app)
  const other_exercise = await anExercise(app)
  const workout = await aWorkoutPage(app, { parent: stage, exercises: [exercise] })
  const thread = await aPage(app, { draft: { is_commentable: true } })
  const event = await anEvent(app)
  const form = await aForm(app, { fields: { form_groups: [] } })
  const answers_block = aBlock('form_submission', { form_page_id: form.id })
  await aPage(app, { draft: { blocks: [answers_block] } })
  const hidden = await aPage(app, { body_text: 'Breathe.', node: { is_private: true } })
  await publishApp(app)
  const [occurrence] = await waitForOccurrences(app, event)
  return {
    form: form.id,
    answers_block: answers_block.id,
    event: event.id,
    event_occurrence: occurrence?.id ?? '',
    event_date: occurrence?.original_starts_at ?? '',
    page: page.id,
    file,
    sold_page: sold.id,
    private_page: hidden.id,
    program: program.id,
    stage: stage.id,
    workout: workout.id,
    workout_page: workout,
    workout_group: workout.group_id,
    workout_item: workout.items[0] ?? '',
    exercise: exercise.id,
    other_exercise: other_exercise.id,
    block_action,
    thread: thread.id,
    pack: pack.id,
  }
}

/** A comment of the owner on a finished session of a member. */
async function createComment(app: TestApp, member: MemberCaller, workout: TestWorkout) {
  const { id: session_id } = await aFinishedSession(member, workout)
  const comment = await aComment(ownerOf(app), { id: member.user_id, session_id })
  return { commented_session: session_id, workout_comment: comment.id }
}

/** A session of a member with one set, and a measure of their body. */
async function createSession(member: Caller, workout: TestWorkout) {
  const session = await aSession(member, workout)
  const { activity } = await logSet(member, session, workout)
  const measure = await aBodyMeasure(member)
  return { workout_session: session.id, workout_activity: activity.id, body_measure: measure.id }
}

/** The settings of a page that a product opens. */
function soldNode(product_id: string): Partial<AccessNodeInput> {
  return { require_purchase: true, products: [product_id] }
}

/** A running subscription of a member, by its id. */
export async function aSubscription(app: TestApp, member: Caller): Promise<string> {
  const api = await aServer()
  await aPurchase(member, await aProduct(app, { versions: [MONTHLY] }))
  const { items } = await api.as(member).call('commerce.listSubscriptions', {})
  return items[0]?.id ?? ''
}

/** A library with one exercise, as an uploaded file. */
export const ONE_EXERCISE = Buffer.from(
  JSON.stringify([{ id: 'Goblet_Squat', name: 'Goblet squat', images: [] }]),
)

/** A file with one workout. */
export const ONE_WORKOUT = Buffer.from('workout,exercise,sets,reps\nLower A,Goblet squat,3,10\n')

/** A calendar file with one event. */
export const ONE_EVENT = Buffer.from(
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Yoga\r\nDTSTART:20261201T183000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
)

async function anImport(app: TestApp): Promise<string> {
  const api = await aServer()
  const file = new Blob([new Uint8Array(ONE_EXERCISE)], { type: 'application/json' })
  return (await api.as(ownerOf(app)).call('portability.uploadImport', {}, { file })).id
}

/** Starts a publish as the owner and returns its id. */
async function aPublishing(app: TestApp): Promise<string> {
  const api = await aServer()
  await aPage(app)
  return (await api.as(ownerOf(app)).call('pages.publish', {})).id
}

let attribute_count = 0

/** Adds an attribute as the owner and returns its id. */
export async function anAttribute(app: TestApp): Promise<string> {
  const api = await aServer()
  attribute_count += 1
  const attribute = { slug: `page.value_${attribute_count}`, name: 'Value', type: 'string' as const }
  return (await api.as(ownerOf(app)).call('attributes.createAttribute', attribute)).id
}

/** Saves a pattern as the owner and returns its id. */
export async function aPattern(app: TestApp): Promise<string> {
  const api = await aServer()
  const draft = { blocks: [aTextBlock('Prices')] }
  const pattern = { name: 'Prices', content_type: null, draft }
  return (await api.as(ownerOf(app)).call('pages.createPattern', pattern)).id
}

/** Plans a publish as the owner and returns its id. Each plan has its own instant. */
export async function aPlan(app: TestApp): Promise<string> {
  const api = await aServer()
  return (await api.as(ownerOf(app)).call('pages.planPublish', { run_at: anInstant(api.clock.now()) })).id
}

let moment_count = 0

/** Returns an unused instant after tomorrow. */
export function anInstant(now: Date): string {
  moment_count += 1
  return new Date(now.getTime() + 172_800_000 + moment_count * 60_000).toISOString()
}

/** A new page in the draft, with a path of its own. */
export async function aFreshPage(app: TestApp): Promise<TestPage> {
  return aPage(app, { body_text: 'New.' })
}
