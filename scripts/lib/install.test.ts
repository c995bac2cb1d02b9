import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Install = { installStamp: () => string }
const { installStamp }: Install = await import(new URL('./install.mjs', import.meta.url).href)

afterEach(() => vi.unstubAllGlobals())

describe('installStamp', () => {
  const with_ = (facts: object) => {
    vi.stubGlobal('process', { ...process, ...facts })
    return installStamp()
  }

  it('is the same for every Node: the first start runs on the system’s, the second on the pinned one', () => {
    expect(with_({ versions: { node: '20.19.0' } })).toBe(with_({ versions: { node: '24.21.0' } }))
  })

  it('differs between platforms', () => {
    expect(with_({ arch: 'arm64' })).not.toBe(with_({ arch: 'x64' }))
  })
})

describe('installWhenStale', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'foyer-install-'))
    cpSync(import.meta.dirname, join(root, 'scripts/lib'), { recursive: true })
    writeFileSync(join(root, 'package-lock.json'), '{}')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  /** Runs the installation with a fake npm that records its arguments and exits with the given codes. */
  const install = (codes: { ci: number; install: number }) => {
    const npm = join(root, 'npm.cjs')
    writeFileSync(
      npm,
      `require('node:fs').appendFileSync(${JSON.stringify(join(root, 'asked'))}, process.argv[2] + '\\n')
       process.exit(${JSON.stringify(codes)}[process.argv[2]])`,
    )
    const address = pathToFileURL(join(root, 'scripts/lib/install.mjs')).href
    const run = `import(${JSON.stringify(address)}).then((m) => m.installWhenStale())`
    const { status } = spawnSync(process.execPath, ['-e', run], {
      env: { ...process.env, npm_execpath: npm },
    })
    const asked = readFileSync(join(root, 'asked'), 'utf8').trim().split('\n')
    return { status, asked }
  }
  const stamp = () => join(root, 'node_modules/.cache/foyer/install.stamp')

  it('installs by the lock file once', () => {
    // The pinned Node that npm would have installed.
    mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true })
    writeFileSync(join(root, 'node_modules/node/bin/node'), '')
    expect(install({ ci: 0, install: 0 })).toEqual({ status: 0, asked: ['ci'] })
    expect(install({ ci: 0, install: 0 })).toEqual({ status: 0, asked: ['ci'] })
  })

  it('falls back to npm install where npm ci does not work', () => {
    expect(install({ ci: 1, install: 0 })).toEqual({ status: 0, asked: ['ci', 'install'] })
    expect(existsSync(stamp())).toBe(true)
  })

  it('fails, and tries again the next time, where neither works', () => {
    expect(install({ ci: 1, install: 1 })).toEqual({ status: 1, asked: ['ci', 'install'] })
    expect(existsSync(stamp())).toBe(false)
    expect(install({ ci: 0, install: 0 }).asked).toEqual(['ci', 'install', 'ci'])
  })
})
