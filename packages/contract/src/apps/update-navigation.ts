import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { navigationItems } from './navigation-shapes.ts'
import { studioApp } from './shapes.ts'

/**
 * Replaces the draft of the member app's navigation; members see it after the next publish. Items may lead only to
 * pages of the draft. If `revision` is outdated it responds `stale_revision` and saves nothing.
 */
export const updateNavigation = defineCall({
  method: 'PUT',
  path: '/studio/app/navigation',
  auth: 'team',
  input: z.strictObject({ revision: z.string().max(64), items: navigationItems }),
  output: studioApp,
  errors: ['stale_revision'],
  summary: 'Update the navigation',
})
