import { defineConfig } from 'vitest/config'
import { LongestFirst } from './apps/server/test/longest-first.ts'

/**
 * Four projects: `unit` (no I/O), `apps` (front ends without a browser, isolated because modules hold state), `web`
 * (views rendered to markup) and `api` (HTTP on a real PostgreSQL; one cluster per run, one database per worker).
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Read by tests outside the module graph: a change makes `--changed` run everything.
    forceRerunTriggers: [
      '**/package.json',
      '**/vitest.config.ts',
      '**/scripts/lib/*.mjs',
      '**/packages/i18n/locales/**',
      '**/apps/server/starter-kits/**',
    ],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'apps',
          environment: 'node',
          testTimeout: 30_000,
          include: ['apps/{member,studio}/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'web',
          environment: 'node',
          testTimeout: 30_000,
          isolate: false,
          include: ['packages/*/src/**/*.test.tsx', 'apps/{member,studio}/src/**/*.test.tsx'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', 'apps/server/test/**/*.test.ts'],
          isolate: false,
          globalSetup: ['apps/server/test/global-setup.ts'],
          setupFiles: ['apps/server/test/each-file.ts'],
          maxWorkers: 2,
          // Projects that run at the same time need the same number of workers.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000, interval: 10 } },
        },
      },
    ],
  },
})
