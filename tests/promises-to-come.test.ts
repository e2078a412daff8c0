import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { byPeople, kept, others } from './truth/promises.ts'

// Every sentence that promises something to come has a row with the test that sees it kept, and every row its sentence
// and its test (docs/decisions/394). What is kept or goes: tests/promises.test.ts.

/** Words that promise something to come: a notice, a gift, a sending, a seat, a last moment, another time. */
const KOREAN =
  /말해 드려요|알려 ?(?:드려요|드릴게요|드릴까요|드립니다|줘요)|(?:포인트|쿠폰|스탬프|응모권|배지|한마디)[을를가]?[^.]{0,12}드려요|(?:뽑아서|추첨해|찍어) 드려요|돌려드려요|보내 드려요|보낼게요|연결되면 보내|보내요\.|소식을 보내|답해 드려요|연락드려요|비워 뒀|까지 (?:기다려요|드려요|받을 수)|까지 (?:바꾸|바꿀|취소|쓸 수|이어서|신청)|다시 (?:셀게요|보여 드|여쭤|물어볼)|그려 드릴게요|보여 드릴게요|확인할게요|이어서 할게요|정해져요|확정돼요/
const ENGLISH =
  /(?<!how )\b(?:we|we’ll|we will|we’re going to) (?:tell|let|send|remind|keep|hold|count it again|contact)\b|\byou (?:will|’ll) (?:be told|hear|get)\b|\bkept a seat\b|\bis sent when\b/i

interface Said {
  at: string
  text: string
}

function filesIn(folder: string, kind: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        kind.test(name) &&
        !/\.(?:test|stories)\.tsx?$|(?:^|\/)(?:gallery|testing|test-support|simulator)\/|\.gen\.ts$|retention\//.test(
          name,
        ),
    )
    .map((name) => join(folder, name))
}

/** The texts of a line of code, without what is said about them. */
const textsOf = (line: string): string[] =>
  /^\s*(?:\*|\/\/|\/\*)/.test(line)
    ? []
    : [...line.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g)].map(([, , text]) => text ?? '')

const said: Said[] = [...filesIn('server', /\.ts$/), ...filesIn('src', /\.tsx?$/)].flatMap((at) =>
  readFileSync(at, 'utf8')
    .split('\n')
    .flatMap((line, index) => textsOf(line).map((text) => ({ at: `${at}:${String(index + 1)}`, text }))),
)
const rows = [...kept, ...byPeople]
const isCovered = (text: string) => rows.some((row) => row.said.some((words) => text.includes(words)))
const isOther = (text: string) => others.some(([pattern]) => pattern.test(text))
const isPromise = (text: string) => /[가-힣]/.test(text) && KOREAN.test(text)

test('every sentence that promises something to come has a row, or is none', () => {
  expect(said.filter(({ text }) => isPromise(text) && !isCovered(text) && !isOther(text))).toEqual([])
})

test('every English sentence of the server that promises stands beside a Korean one that has a row', () => {
  const lines = new Map<string, string[]>()
  for (const { at, text } of said) lines.set(at, [...(lines.get(at) ?? []), text])
  const beside = (at: string) => {
    const [file = '', line = '0'] = at.split(/:(?=\d+$)/)
    return [-1, 0].flatMap((by) => lines.get(`${file}:${String(Number(line) + by)}`) ?? [])
  }
  const wild = said.filter(
    ({ at, text }) =>
      at.startsWith('server') &&
      !/[가-힣]/.test(text) &&
      ENGLISH.test(text) &&
      !beside(at).some((ko) => isCovered(ko) || isOther(ko)),
  )
  expect(wild).toEqual([])
})

test('every English sentence of the app that promises translates one that does', () => {
  const entries = filesIn('src', /\/?en\.po$/).flatMap((at) =>
    readFileSync(at, 'utf8')
      .split('\n\n')
      .map((entry) => ({ at, ko: poText(entry, 'msgid'), en: poText(entry, 'msgstr') })),
  )
  expect(entries.filter(({ ko, en }) => ENGLISH.test(en) && !KOREAN.test(ko))).toEqual([])
})

test('every row has its sentence somewhere, and every exception one', () => {
  const lost = rows.flatMap((row) => row.said.filter((words) => !said.some(({ text }) => text.includes(words))))
  const idle = others.filter(([pattern]) => !said.some(({ text }) => isPromise(text) && pattern.test(text)))
  expect([...lost, ...idle.map(([, what]) => what)]).toEqual([])
})

test('every row has its tests, under their titles', () => {
  const missing = kept
    .flatMap(({ by }) => by.map(([file, title]) => ({ file, title })))
    .filter(({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title))
  expect(missing).toEqual([])
})

/** The text of an entry of a catalogue, its lines joined. */
function poText(entry: string, key: 'msgid' | 'msgstr'): string {
  const found = new RegExp(String.raw`^${key} ((?:"(?:\\.|[^"\\])*"\s*)+)`, 'm').exec(entry)?.[1] ?? ''
  return [...found.matchAll(/"((?:\\.|[^"\\])*)"/g)].map(([, text]) => text ?? '').join('')
}
