import type { SetupStep, SetupStepName } from '@foyer/contract/apps/shapes'
import { DEFAULT_THEME } from '@foyer/domain/theme'
import type { Ctx } from '../../platform/context.ts'
import { defineContributions } from '../../platform/needs.ts'
import { hasMemberOutsideTeam } from '../identity/index.ts'
import { findAppById } from './repository.ts'

/** A step of the setup guide with the check of a feature that it is done. */
export type SetupContribution = { name: SetupStepName; isDone: (ctx: Ctx) => Promise<boolean> }

/** The steps of the set-up guide; each feature adds its own. */
export const setupSteps = defineContributions<SetupContribution>('apps.setup_steps')

const STEP_ORDER: readonly SetupStepName[] = [
  'brand',
  'first_page',
  'first_product',
  'payments',
  'first_member',
  'publish',
]

/** The steps that apps itself knows of. */
export const appSetupSteps: readonly SetupContribution[] = [
  { name: 'brand', isDone: hasBrand },
  { name: 'first_member', isDone: (ctx) => hasMemberOutsideTeam(ctx.db) },
  { name: 'publish', isDone: async (ctx) => ctx.app.release_id !== null },
]

/** Returns the steps of the setup guide in their order, each checked against the current data. */
export async function loadSetup(ctx: Ctx): Promise<SetupStep[]> {
  const steps = await Promise.all(
    ctx.services.need(setupSteps).map(async (step) => ({ name: step.name, is_done: await step.isDone(ctx) })),
  )
  return steps.toSorted((a, b) => STEP_ORDER.indexOf(a.name) - STEP_ORDER.indexOf(b.name))
}

/** A brand is there once the owner has a logo or a colour of their own. */
async function hasBrand(ctx: Ctx): Promise<boolean> {
  const app = await findAppById(ctx.db, ctx.app.id)
  if (!app) return false
  return app.draft.logo_media_id !== null || app.draft.theme.primary_color !== DEFAULT_THEME.primary_color
}
