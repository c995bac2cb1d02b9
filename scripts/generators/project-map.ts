import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listAllFiles, listFolders } from './file-tree.ts'

/** The structure found in the code: layers, each app's features, and their imports. */
export interface ProjectMap {
  packages: string[]
  apps: { name: string; features: string[] }[]
  /** Between packages and apps, `from` imports `to`. */
  layer_arrows: Arrow[]
  /** Between the server's features, `from` imports `to`. */
  feature_arrows: Arrow[]
}

export interface Arrow {
  from: string
  to: string
}

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

/** Reads the dependencies from the code. Tests and generated lists do not count. */
export function readProjectMap(root: string, feature_order: readonly string[]): ProjectMap {
  const packages = listFolders(join(root, 'packages'))
  const apps = listFolders(join(root, 'apps')).map((name) => ({
    name,
    features: sortByOrder(listFolders(join(root, 'apps', name, 'src/features')), feature_order),
  }))
  const layers = [...packages.map((name) => `packages/${name}`), ...apps.map(({ name }) => `apps/${name}`)]
  return {
    packages,
    apps,
    layer_arrows: layers.flatMap((layer) => listLayerArrows(root, layer)),
    feature_arrows: listFeatureArrows(root, apps.find(({ name }) => name === 'server')?.features ?? []),
  }
}

function listLayerArrows(root: string, layer: string): Arrow[] {
  const own_name = layer.split('/').at(-1) ?? layer
  const targets = listImports(root, join(layer, 'src'))
    .map(({ target }) => /^@foyer\/([a-z0-9]+)/.exec(target)?.[1])
    .filter((name) => name !== undefined && name !== own_name)
  return unique(targets).map((to) => ({ from: own_name, to }))
}

function listFeatureArrows(root: string, features: readonly string[]): Arrow[] {
  return features.flatMap((feature) => {
    const targets = listImports(root, join('apps/server/src/features', feature))
      .map(({ target }) => /\.\.\/([a-z-]+)\/index\.ts$/.exec(target)?.[1])
      .filter((name) => name !== undefined && name !== feature && features.includes(name))
    return unique(targets).map((to) => ({ from: feature, to }))
  })
}

function listImports(root: string, folder: string): { file: string; target: string }[] {
  return listAllFiles(join(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, folder, file), 'utf8')
      return [...text.matchAll(IMPORT)].map(([, target = '']) => ({ file, target }))
    })
}

function sortByOrder(names: readonly string[], order: readonly string[]): string[] {
  return names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}

function unique(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names.filter((name) => name !== undefined))].toSorted()
}
