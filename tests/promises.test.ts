import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type KeepPromise, nightly, otherwise, shared } from '../server/domain/retention/promise.rules.ts'

// Every sentence that promises that something is kept or goes has a row in the table of promises, and every row its
// sentence.

const promises: readonly KeepPromise[] = [
  ...Object.values(nightly),
  ...Object.values(shared),
  ...Object.values(otherwise),
]

/** Words that promise keeping or deletion, of anything and at any time. */
const KOREAN =
  /보관(?:해|합|하|돼|됩)|\d년 보관|지웁니다|지워요|지워집니다|지워져요|지워지고|지웠어요|지울 수 있어요|파기|삭제(?:해요|합니다|돼요|됩니다)|없어져요|사라져요\.|버려요|두어요|둬요|(?:까지|동안) (?:두고|잠가|맡기)|남아요|남아 있어요|남아 있고|남고,|남습니다|남기지 않|남지 않|(?:\d+일|\d+개월|\d+년|한 달|여섯 달) ?(?:뒤에|이 지나면|동안) (?:지|없|보|두)|다시 가입할 수 있어요/
const ENGLISH = /\b(?:deleted|erased|wiped)\b|\bkept (?:for|until)\b|\bkeep (?:them|it) for\b|\bare removed\b/i

/**
 * What looks like one and is none, each with what it is: what a button does or did at once where it stands, what
 * belongs to a shelf or a fridge, what ends instead of being deleted, and what a page says of something that somebody
 * else has deleted.
 */
const OTHERS: readonly RegExp[] = [
  /^(?:\S+, )?지웠어요$|(?:기록|이야기|댓글|약|답|음식|표시)[을를] (?:모두 )?지웠어요/,
  /기록을 지웠어요|기록 \$\{\w+\}개를 지웠어요|여기서도 지웠어요|벌써 보냈어요/,
  /연결되면 지울 수 있어요|지웠거나 없는|다른 기기에서 지운|다른 기기에서 지웠을|지울까요|지울게요/,
  /댓글도 함께 지워져요|다른 휴대폰에 적어 둔 답도 함께 지워져요|직접 적은 기록, 약과 운동도 지워요|이 끼니의 음식을 모두 지워요|^음식 \$\{\S+\}가지가 지워지고|음식을 적으면 거른 표시는 사라져요/,
  /저장하지 않은 내용은 사라져요|보내지 않은 말은 사라져요|기록하지 않은 음식은 사라져요/,
  /적어 둬요|거둬요|그대로 둬요|높이에 둬요/,
  /한 시간|냉장|냉동|종이컵이 사라진/,
  // What is left of a meal's energy, of a plate, a course or a cup of coffee.
  /kcal 남아요|처음부터 반 공기만 받으면|밥 38 kg이 남아요|그만큼은 남지 않았어요|몸에 남아 있어요/,
  // Where something is written down or will stand, without a word of how long; each of these has its own row where one
  // is told.
  /기록에 남아요|기록에도 오늘 값으로 남아요|여기에 남아요|마친 시각이 함께 남아요|바꾼 식당은 다음에 열 때도 그대로 남아 있어요/,
  // What was not finished when the session was lost, on this phone.
  /적던 것이 남아 있어요/,
  // Of an old challenge's page, which says the day of the table's own row.
  /이 챌린지에서 센 기록은/,
  /\$\{day\}에 지웠어요/,
  /\$\{day\}부터 다시 가입할 수 있어요/,
  /탈퇴한 지 30일이 지나야/,
]

interface Said {
  at: string
  text: string
}

function filesIn(folder: string, kind: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        kind.test(name) &&
        !/\.(?:test|stories)\.tsx?$|(?:^|\/)(?:gallery|testing|test-support)\/|\.gen\.ts$|retention\//.test(name),
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
const isPromised = (text: string) => promises.some((promise) => promise.said.some((words) => text.includes(words)))
const isOther = (text: string) => OTHERS.some((other) => other.test(text))

test('every Korean sentence that promises keeping or deletion has a row, or is none', () => {
  const wild = said.filter(
    ({ text }) => /[가-힣]/.test(text) && KOREAN.test(text) && !isPromised(text) && !isOther(text),
  )
  expect(wild).toEqual([])
})

test('every English sentence of the server that promises it has a row, or stands beside a Korean one that has', () => {
  const english = said.filter(({ at, text }) => at.startsWith('server') && ENGLISH.test(text) && !/[가-힣]/.test(text))
  const lines = new Map<string, string[]>()
  for (const { at, text } of said) lines.set(at, [...(lines.get(at) ?? []), text])
  const wild = english.filter(
    ({ at, text }) => !isPromised(text) && !(lines.get(at) ?? []).some((other) => isPromised(other) || isOther(other)),
  )
  expect(wild).toEqual([])
})

test('every English sentence of the app that promises it translates one that does', () => {
  const entries = filesIn('src', /\/?en\.po$/).flatMap((at) =>
    readFileSync(at, 'utf8')
      .split('\n\n')
      .map((entry) => ({ at, ko: poText(entry, 'msgid'), en: poText(entry, 'msgstr') })),
  )
  const wild = entries.filter(
    ({ ko, en }) =>
      ENGLISH.test(en) && !isPromised(ko) && !KOREAN.test(ko) && !/지우|지운|지워|지웠|삭제|거두/.test(ko),
  )
  expect(wild).toEqual([])
})

test('every row of the table has its sentence somewhere', () => {
  const lost = promises.flatMap((promise) =>
    promise.said.filter((words) => !said.some(({ text }) => text.includes(words))),
  )
  expect(lost).toEqual([])
})

/** The text of an entry of a catalogue, its lines joined. */
function poText(entry: string, key: 'msgid' | 'msgstr'): string {
  const found = new RegExp(String.raw`^${key} ((?:"(?:\\.|[^"\\])*"\s*)+)`, 'm').exec(entry)?.[1] ?? ''
  return [...found.matchAll(/"((?:\\.|[^"\\])*)"/g)].map(([, text]) => text ?? '').join('')
}
