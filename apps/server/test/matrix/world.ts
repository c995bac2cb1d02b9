import { newId } from '../../src/platform/ids.ts'
import { aGrant } from '../factories/access.ts'
import {
  aMember,
  aTeamMember,
  aUser,
  anOwner,
  atApp,
  linkTo,
  type AppLike,
  type TeamCaller,
} from '../factories/accounts.ts'
import { anApp, type TestApp } from '../factories/apps.ts'
import { aProduct, aPurchase, MONTHLY, versionOf, type TestProduct } from '../factories/commerce.ts'
import { aPicture } from '../factories/media.ts'
import { aPage, drawPlainly } from '../factories/pages.ts'
import { aProgram, aWorkout, publishCourse } from '../factories/progress.ts'
import { aScheduledItem } from '../factories/schedule.ts'
import { aServer, type Caller, type TestServer } from '../harness.ts'
import type { Actor } from './actors.ts'

export type Member = Awaited<ReturnType<typeof aMember>>

/** What ids stand for; an id of each kind exists in the app, in another tenant's, and with another member. */
export type Kind = keyof Objects

/** One object of each kind in one app. */
export type Objects = Awaited<ReturnType<typeof objectsOf>>

/** Two tenants with people and objects of every kind, and the actors of the matrix. */
export type World = {
  api: TestServer
  app: TestApp
  /** Objects of the app; those that belong to a person are the `member`'s. */
  own: Objects
  /** The same kinds in the app of another account. */
  foreign: Objects
  /** Somebody else's in the same app: kinds that belong to a person. */
  others: Partial<Objects>
  product: TestProduct
  callers: Record<Actor, Caller>
  people: Record<'member' | 'entitled' | 'admin' | 'account_admin', Member>
  owner: Caller
}
