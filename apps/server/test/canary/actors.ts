import type { PreviewAs } from '@foyer/contract/pages/preview-shapes'
import type { AccessViewer } from '@foyer/domain/access'
import { aGrant, aRevocation } from '../factories/access.ts'
import { aGuest, aMember, aTeamMember, aUser, type MemberCaller } from '../factories/identity.ts'
import { anApp } from '../factories/apps.ts'
import { aPreviewGrant } from '../factories/draft-previews.ts'
import { aPreview } from '../factories/previews.ts'
import type { Caller } from '../harness.ts'
import type { Actor } from '../matrix/actors.ts'
import { ownerOf } from '../matrix/objects.ts'
import type { Member, Fixture } from '../matrix/fixture.ts'
import type { GateKind } from './gates.ts'

const DAY_MS = 86_400_000

/** A person who makes every request, and what the access rules know about them. */
export type CanaryActor = {
  caller: Caller
  /** The access this test granted them; null for actors who count as guests in this app. */
  facts: AccessViewer | null
  /** Private pages that they once owned: former owners may learn that the page is private now, and its title. */
  formerly_owned?: ReadonlySet<string>
  /** Blocked by the comment authors, or previewing the app as another person: they receive no comments. */
  receives_nothing?: true
  /** Works in the studio of this app, where all is to be seen. */
  is_team?: true
  /** Signed in at this app, with a socket of their own. */
  member?: MemberCaller
  /** The drafts shown to them, beside what any guest sees. */
  shown_drafts?: ShownDrafts
}

/** The drafts of one tree as a preview grant shows them: everything, or as a viewer with these facts. */
export type ShownDrafts = { grant: string; of: GateKind; as: 'everything' | { facts: AccessViewer | null } }

/** Everyone who knocks, with what each may see. */
export type CanaryActors = Record<CanaryActorName, CanaryActor>

export const canaryActorNames = [
  'guest',
  'pending',
  'plain',
  'holder',
  'entitled',
  'in_grace',
  'ended',
  'other_product',
  'blocked',
  'suspended',
  'removed',
  'signed_out',
  'sister_app',
  'other_account',
  'admin',
  'account_admin',
  'viewing_plain',
  'viewing_holder',
  'team_admin',
  'team_owner',
  'other_team',
  'grant_guest',
  'grant_member',
  'grant_everything',
] as const
export type CanaryActorName = (typeof canaryActorNames)[number]
type GrantName = 'grant_guest' | 'grant_member' | 'grant_everything'

/** The matrix actor whose authentication outcome each canary actor shares. */
export const matrixActorOf: Record<CanaryActorName, Actor> = {
  guest: 'anonymous',
  pending: 'pending',
  plain: 'member',
  ended: 'member',
  holder: 'entitled',
  entitled: 'entitled',
  in_grace: 'entitled',
  other_product: 'entitled',
  blocked: 'entitled',
  suspended: 'suspended',
  removed: 'signed_out',
  signed_out: 'signed_out',
  sister_app: 'other_member',
  other_account: 'other_member',
  admin: 'admin',
  account_admin: 'account_admin',
  viewing_plain: 'previewing',
  viewing_holder: 'previewing',
  team_admin: 'team_admin',
  team_owner: 'team_owner',
  other_team: 'other_team',
  grant_guest: 'anonymous',
  grant_member: 'anonymous',
  grant_everything: 'anonymous',
}

/** The access that the scan's actors can own. */
export type OwnedAccess = {
  product: string
  other_product: string
  /** Private pages to which there are invitations. */
  private_pages: readonly string[]
}

/** People who have done something in the app before they knock. */
export type ScenarioMembers = { holder: Member; ended: Member; plain: Member }

/** Creates the facts of a viewer without any access; overrides add some. */
export function createFacts(overrides: Partial<AccessViewer> = {}): AccessViewer {
  return {
    subscriber_id: 'a member',
    is_admin: false,
    active_product_ids: new Set<string>(),
    page_entitlements: new Set<string>(),
    completed_page_ids: new Set<string>(),
    run_starts: new Map<string, string>(),
    ...overrides,
  }
}

/** Creates the members who act before the scan: one who owns everything, one who will lose it, one without access. */
export async function someScenarioMembers(
  { app }: Fixture,
  { product, private_pages }: OwnedAccess,
): Promise<ScenarioMembers> {
  const [holder, ended, plain] = [await aMember(app), await aMember(app), await aMember(app)]
  for (const member of [holder, ended]) {
    await aGrant(app, member, { product_id: product }, { cause_id: CAUSE })
    for (const page_id of private_pages) await aGrant(app, member, { page_id }, { cause_id: CAUSE })
  }
  return { holder, ended, plain }
}

const CAUSE = crypto.randomUUID()

/** Revokes everything that `someScenarioMembers` granted to a member. */
export async function revokeAll({ app }: Fixture, member: Member, { product, private_pages }: OwnedAccess) {
  await aRevocation(app, member, { product_id: product }, CAUSE)
  for (const page_id of private_pages) await aRevocation(app, member, { page_id }, CAUSE)
}

/** What two of the cast have done that counts: what the holder started and completed, and what the other completed. */
export type Progress = { runs: ReadonlyMap<string, string>; completed: ReadonlySet<string> }

/** Creates all actors. A team member who views the app as a member sees what the member sees. */
export async function createActors(
  fixture: Fixture,
  { product, other_product, private_pages }: OwnedAccess,
  { holder, ended, plain }: ScenarioMembers,
  progress: Record<'holder' | 'ended', Progress>,
): Promise<Omit<CanaryActors, GrantName>> {
  const { app, api, callers } = fixture
  const member = async (facts: AccessViewer, overrides: Parameters<typeof aMember>[1] = {}) => {
    const created = await aMember(app, overrides)
    for (const product_id of facts.active_product_ids) await aGrant(app, created, { product_id })
    return { caller: created, member: created, facts }
  }
  const grantedTo = (id: string) => createFacts({ active_product_ids: new Set([id]) })

  const in_grace = await aMember(app)
  const soon = new Date(api.clock.now().getTime() + 3 * DAY_MS)
  await aGrant(app, in_grace, { product_id: product }, { ends_at: soon })
  const blocked = await member(grantedTo(product))
  await api.as(holder).call('directory.blockMember', { user_id: blocked.member.user_id })
  const removed = await member(grantedTo(product))
  await api.as(ownerOf(app)).call('members.deleteMember', { id: removed.member.user_id })
  const suspended = await member(grantedTo(product), { suspended_at: api.clock.now() })
  const sister = await anApp({ owner: app.owner })
  const pending = await aUser(app)

  const holder_facts = createFacts({
    active_product_ids: new Set([product]),
    page_entitlements: new Set(private_pages),
    completed_page_ids: progress.holder.completed,
    run_starts: progress.holder.runs,
  })
  const preview = async (viewed_as: Member) => {
    const { caller } = await aPreview(app, { member: viewed_as })
    return { ...caller, user_id: viewed_as.user_id }
  }
  return {
    guest: { caller: aGuest(app), facts: null },
    pending: { caller: pending, facts: createFacts({ subscriber_id: null }), member: pending },
    plain: { caller: plain, facts: createFacts(), member: plain },
    holder: { caller: holder, facts: holder_facts, member: holder },
    entitled: await member(grantedTo(product)),
    in_grace: { caller: in_grace, facts: grantedTo(product), member: in_grace },
    ended: {
      caller: ended,
      member: ended,
      formerly_owned: new Set([...private_pages, product]),
      facts: createFacts({ completed_page_ids: progress.ended.completed, run_starts: progress.ended.runs }),
    },
    other_product: await member(grantedTo(other_product)),
    blocked: { ...blocked, receives_nothing: true },
    suspended: { ...suspended, facts: null },
    removed: { ...removed, facts: null },
    signed_out: { caller: callers.signed_out, facts: null },
    sister_app: { caller: await aMember(sister), facts: null },
    other_account: { caller: callers.other_member, facts: null },
    admin: await member(createFacts({ is_admin: true }), { is_admin: true }),
    account_admin: await member(createFacts({ is_admin: true }), { is_admin: true, is_account_admin: true }),
    viewing_plain: { caller: await preview(plain), facts: createFacts(), receives_nothing: true },
    viewing_holder: { caller: await preview(holder), facts: holder_facts, receives_nothing: true },
    team_admin: { caller: await aTeamMember(app, { role: 'admin' }), facts: null, is_team: true },
    team_owner: { caller: ownerOf(app), facts: null, is_team: true },
    other_team: { caller: callers.other_team, facts: null },
  }
}

/**
 * Creates guests with a preview grant for the drafts of one tree. Create them after the last edit of it, or their
 * grants are stale.
 */
export async function createDraftActors(
  { app }: Fixture,
  { product }: Pick<OwnedAccess, 'product'>,
  rootOf: (kind: GateKind) => { id: string },
): Promise<Pick<CanaryActors, GrantName>> {
  const shown_drafts = async (
    of: GateKind,
    preview_options: PreviewAs,
    as: ShownDrafts['as'],
  ): Promise<CanaryActor> => {
    const { grant } = await aPreviewGrant(app, rootOf(of), { as: preview_options })
    return { caller: aGuest(app), facts: null, shown_drafts: { grant, of, as } }
  }
  const facts = createFacts({ active_product_ids: new Set([product]) })
  return {
    grant_guest: await shown_drafts('bought', { kind: 'guest' }, { facts: null }),
    grant_member: await shown_drafts('bought', { kind: 'member', product_ids: [product] }, { facts }),
    grant_everything: await shown_drafts('private', { kind: 'everything' }, 'everything'),
  }
}
