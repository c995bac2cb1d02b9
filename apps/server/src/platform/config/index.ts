export { ConfigError, loadConfig, type Config, type ConfigProblem, type Environment } from './config.ts'
export { ensureSecretKey } from './secret-key.ts'
