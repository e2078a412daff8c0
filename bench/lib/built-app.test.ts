import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { closure, importDepth, readBuiltApp, totalGzip } from './built-app.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function app() {
  folder = mkdtempSync(join(tmpdir(), 'hansang-built-'))
  mkdirSync(join(folder, 'assets'))
  const files = {
    'index.html':
      '<script type="module" crossorigin src="./assets/main.js"></script><link rel="modulepreload" href="/assets/vendor.js">',
    'assets/main.js':
      'import{a}from"./vendor.js";const d=["assets/login.js","assets/field.js"];go(()=>import(`./login.js`));import("./later.js")',
    'assets/vendor.js': 'export const a=1',
    'assets/login.js': "import'./field.js';import{a}from'./vendor.js'",
    'assets/field.js': "import './deep.js'",
    'assets/deep.js': '',
    'assets/later.js': '',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return readBuiltApp(folder)
}

test('entries, static and dynamic imports are read from a build', () => {
  const built = app()
  expect(built.entries).toEqual(['assets/main.js', 'assets/vendor.js'])
  expect(built.chunks.get('assets/main.js')).toMatchObject({
    staticImports: ['assets/vendor.js'],
    dynamicImports: ['assets/login.js', 'assets/later.js'],
  })
  expect([...closure(built, ['assets/login.js'])].sort()).toEqual([
    'assets/deep.js',
    'assets/field.js',
    'assets/login.js',
    'assets/vendor.js',
  ])
  expect(totalGzip(built, ['assets/vendor.js'])).toBeGreaterThan(16)
})

test('the depth counts waves of requests: a preloaded file is asked for with its importer', () => {
  const built = app()
  const login = [...built.entries, 'assets/login.js', 'assets/field.js']
  expect(importDepth(built, built.entries)).toBe(1)
  expect(importDepth(built, login)).toBe(2)
  expect(importDepth(built, [...login, 'assets/deep.js'])).toBe(3)
})
