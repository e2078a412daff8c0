import { expect, test } from 'vitest'
import { wordFolderOf, wordFolders } from './word-folders.ts'

test.each([
  ['src/areas/records/weight/weight-list.tsx', 'src/areas/records/weight'],
  ['src/areas/records/weight/parts/row.tsx', 'src/areas/records/weight'],
  ['src/domain/meal/use-meal-time-name.ts', 'src/domain/meal'],
  ['src/app/chrome/frame.tsx', 'src/app'],
  ['src/contract/messages.ts', 'src/app'],
  ['src/routes/healthlog/WeightRecord.tsx', 'src/routes'],
  ['src/shell/simulator/panel.tsx', 'src/shell/simulator'],
])('the words of %s stand in %s', (file, folder) => {
  expect(wordFolderOf(file)).toBe(folder)
})

test('a file that belongs to no feature has no catalogue', () => {
  expect(wordFolderOf('src/areas/records/shared.tsx')).toBeUndefined()
  expect(wordFolderOf('src/lib/korean.ts')).toBeUndefined()
  expect(wordFolderOf('src/main.tsx')).toBeUndefined()
})

test('every folder finds itself', () => {
  const folders = wordFolders().map(({ folder }) => folder)
  expect(folders.map((folder) => wordFolderOf(`${folder}/x.tsx`))).toEqual(folders)
})
