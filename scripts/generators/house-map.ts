import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allFilesIn, foldersIn } from './tree.ts'

/** What stands in the code today: floors, rooms on each app's floor, and who imports whom. */
export interface HouseMap {
  packages: string[]
  apps: { name: string; rooms: string[] }[]
  /** Between packages and apps, `from` imports `to`. */
  floor_arrows: Arrow[]
  /** Between the server's rooms, `from` imports `to`. */
  room_arrows: Arrow[]
}

export interface Arrow {
  from: string
  to: string
}

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

/** Reads the code and tells what depends on what. Tests and generated lists do not count. */
export function readHouse(root: string, room_order: readonly string[]): HouseMap {
  const packages = foldersIn(join(root, 'packages'))
  const apps = foldersIn(join(root, 'apps')).map((name) => ({
    name,
    rooms: inOrder(foldersIn(join(root, 'apps', name, 'src/features')), room_order),
  }))
  const floors = [...packages.map((name) => `packages/${name}`), ...apps.map(({ name }) => `apps/${name}`)]
  return {
    packages,
    apps,
    floor_arrows: floors.flatMap((floor) => floorArrows(root, floor)),
    room_arrows: roomArrows(root, apps.find(({ name }) => name === 'server')?.rooms ?? []),
  }
}

function floorArrows(root: string, floor: string): Arrow[] {
  const own = floor.split('/').at(-1) ?? floor
  const targets = importsBelow(root, join(floor, 'src'))
    .map(({ target }) => /^@foyer\/([a-z0-9]+)/.exec(target)?.[1])
    .filter((name) => name !== undefined && name !== own)
  return unique(targets).map((to) => ({ from: own, to }))
}

function roomArrows(root: string, rooms: readonly string[]): Arrow[] {
  return rooms.flatMap((room) => {
    const targets = importsBelow(root, join('apps/server/src/features', room))
      .map(({ target }) => /\.\.\/([a-z]+)\/index\.ts$/.exec(target)?.[1])
      .filter((name) => name !== undefined && name !== room && rooms.includes(name))
    return unique(targets).map((to) => ({ from: room, to }))
  })
}

function importsBelow(root: string, folder: string): { file: string; target: string }[] {
  return allFilesIn(join(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, folder, file), 'utf8')
      return [...text.matchAll(IMPORT)].map(([, target = '']) => ({ file, target }))
    })
}

function inOrder(names: readonly string[], order: readonly string[]): string[] {
  return names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}

function unique(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names.filter((name) => name !== undefined))].toSorted()
}
