import { defineJob, defineSchedule } from '../../platform/jobs/index.ts'
import { recheckDomains } from './hosts/recheck-domains.ts'

/** Looks again at the proofs of an app's domains. */
export const recheckDomainsJob = defineJob('apps.recheck_domains', { retry_limit: 2 }, recheckDomains)

defineSchedule('apps.recheck_domains', { cron: '10 5 * * *' }, recheckDomainsJob)
