export { ConfigError, loadConfig, type Config } from './config.ts'
export { ensureSecretKey } from './secret-key.ts'
