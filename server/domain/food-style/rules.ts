/**
 * The food style: ten questions, each choice of which moves one axis by a fixed number. Questions, axes and centres are
 * ours; they describe how somebody likes to eat and judge nothing.
 */
import type { Language, Words } from '#server/domain/member/language.rules.ts'

export type StyleAxes = { SPEED: number; TIME: number; SALT: number; VEG: number }
type Axis = keyof StyleAxes
type Choice = readonly [words: Words, move: number]
export type Question = { axis: Axis; multi: boolean; words: Words; choices: readonly Choice[] }

const choice = (ko: string, en: string, move: number): Choice => [{ ko, en }, move]
const ask = (axis: Axis, ko: string, en: string, choices: readonly Choice[], multi = false): Question => ({
  axis,
  multi,
  words: { ko, en },
  choices,
})

/** By their numbers from 1. Moves are in percent of an axis, from its middle. */
export const QUESTIONS: readonly Question[] = [
  ask('SPEED', '한 끼를 먹는 데 얼마나 걸리나요?', 'How long does a meal take you?', [
    choice('10분 안', 'Up to 10 minutes', 25),
    choice('10~20분', '10 to 20 minutes', 0),
    choice('20분 넘게', 'More than 20 minutes', -15),
  ]),
  ask('TIME', '하루에 몇 끼를 같은 시간에 드시나요?', 'How many meals a day are at the same time?', [
    choice('거의 없어요', 'Hardly any', 25),
    choice('한 끼', 'One', 10),
    choice('두 끼 이상', 'Two or more', -10),
  ]),
  ask('SALT', '국물은 얼마나 드시나요?', 'How much of the broth do you finish?', [
    choice('남겨요', 'I leave it', -20),
    choice('반쯤', 'About half', 0),
    choice('다 먹어요', 'All of it', 15),
  ]),
  ask(
    'VEG',
    '자주 고르는 반찬을 모두 골라 주세요.',
    'Which side dishes do you often take?',
    [
      choice('고기', 'Meat', -15),
      choice('생선', 'Fish', 0),
      choice('나물', 'Greens', 10),
      choice('두부·달걀', 'Tofu and eggs', 0),
    ],
    true,
  ),
  ask('SPEED', '숟가락을 내려놓고 쉬는 편인가요?', 'Do you put your spoon down between bites?', [
    choice('자주 그래요', 'Often', -10),
    choice('가끔', 'Sometimes', 0),
    choice('거의 안 그래요', 'Hardly ever', 15),
  ]),
  ask('TIME', '바쁜 날에는 어떻게 하세요?', 'What do you do on a busy day?', [
    choice('그래도 제때 먹어요', 'Eat on time all the same', -10),
    choice('조금 늦게 먹어요', 'Eat a bit later', 0),
    choice('건너뛰어요', 'Skip it', 15),
  ]),
  ask('SALT', '간이 싱거우면 어떻게 하세요?', 'What if it tastes bland?', [
    choice('그냥 먹어요', 'Eat it as it is', -10),
    choice('김치를 더 먹어요', 'Have more kimchi', 0),
    choice('소금이나 간장을 더 넣어요', 'Add salt or soy sauce', 20),
  ]),
  ask('VEG', '상추쌈과 고기가 있으면 무엇을 더 드시나요?', 'Lettuce wraps and meat: which do you have more of?', [
    choice('고기', 'Meat', -20),
    choice('반반', 'Half and half', 0),
    choice('쌈 채소', 'Lettuce', 10),
  ]),
  ask('TIME', '주말 첫 끼는 언제 드시나요?', 'When is your first meal at weekends?', [
    choice('평일과 같아요', 'As on weekdays', -10),
    choice('한두 시간 늦어요', 'An hour or two later', 0),
    choice('점심때가 되어서', 'Around noon', 15),
  ]),
  ask('SALT', '젓갈이나 장아찌를 좋아하세요?', 'Do you like salted and pickled sides?', [
    choice('거의 안 먹어요', 'Hardly ever eat them', -10),
    choice('조금 먹어요', 'A little', 0),
    choice('밥도둑이에요', 'Love them', 15),
  ]),
]

export type Answer = { questionSeq: number; choices: readonly number[] }

/** Whether every question is answered once, with choices that there are, one unless several may be taken. */
export function isAnswered(answers: readonly Answer[]): boolean {
  if (
    answers.length !== QUESTIONS.length ||
    new Set(answers.map(({ questionSeq }) => questionSeq)).size !== answers.length
  )
    return false
  return answers.every(({ questionSeq, choices }) => {
    const question = QUESTIONS[questionSeq - 1]
    return (
      question !== undefined &&
      (question.multi || choices.length === 1) &&
      choices.every((number) => question.choices[number - 1] !== undefined)
    )
  })
}

/** Where somebody stands on each axis, 0 to 100. */
export function styleAxes(answers: readonly Answer[]): StyleAxes {
  const axes: StyleAxes = { SPEED: 50, TIME: 50, SALT: 50, VEG: 50 }
  for (const { questionSeq, choices } of answers) {
    const question = QUESTIONS[questionSeq - 1]
    for (const number of choices)
      if (question !== undefined) axes[question.axis] += question.choices[number - 1]?.[1] ?? 0
  }
  const kept = (value: number) => Math.min(100, Math.max(0, value))
  return { SPEED: kept(axes.SPEED), TIME: kept(axes.TIME), SALT: kept(axes.SALT), VEG: kept(axes.VEG) }
}

type Style = { centre: StyleAxes; name: Words; text: Words; good: readonly Words[]; care: readonly Words[] }

const at = (SPEED: number, TIME: number, SALT: number, VEG: number): StyleAxes => ({ SPEED, TIME, SALT, VEG })

const GOOD = {
  slow: { ko: '천천히 먹어요', en: 'You take your time' },
  varied: { ko: '여러 반찬을 골고루 먹어요', en: 'You eat a variety of dishes' },
  mild: { ko: '싱겁게 먹어요', en: 'You go easy on salt' },
  onTime: { ko: '끼니때를 지켜요', en: 'You keep your meal times' },
  greens: { ko: '채소를 넉넉하게 먹어요', en: 'You eat plenty of vegetables' },
  protein: { ko: '단백질을 잘 챙겨요', en: 'You get enough protein' },
} as const satisfies Record<string, Words>
const CARE = {
  broth: { ko: '국물은 반만 남겨 보세요', en: 'Leave half of the broth' },
  slower: { ko: '한 숟가락 뒤에 한 번 쉬어 보세요', en: 'Rest a moment after each spoonful' },
  time: { ko: '점심만은 같은 시간에 드셔 보세요', en: 'Have lunch at the same time' },
  greens: { ko: '나물을 한 접시 더해 보세요', en: 'Add a plate of greens' },
  protein: { ko: '두부나 생선을 한 번 더 골라 보세요', en: 'Choose tofu or fish once more' },
} as const satisfies Record<string, Words>

/** The nearest centre is the style. */
export const STYLES: Readonly<Record<string, Style>> = {
  FS01: {
    centre: at(30, 25, 30, 65),
    name: { ko: '가지런한 담백파', en: 'Neat and mild' },
    text: {
      ko: '정해진 시간에 담백한 반찬을 차분히 드시는 편이에요.',
      en: 'You eat mild dishes calmly, at regular times.',
    },
    good: [GOOD.onTime, GOOD.mild],
    care: [CARE.protein],
  },
  FS02: {
    centre: at(75, 35, 45, 55),
    name: { ko: '후다닥 제때파', en: 'Quick and on time' },
    text: { ko: '끼니때는 지키지만 금방 드시는 편이에요.', en: 'You are on time, and quickly done.' },
    good: [GOOD.onTime],
    care: [CARE.slower],
  },
  FS03: {
    centre: at(25, 40, 65, 60),
    name: { ko: '천천히 골고루', en: 'Slowly, a bit of everything' },
    text: {
      ko: '서두르지 않고 여러 반찬을 고루 먹는 편이에요. 국물 요리를 좋아해서 간이 조금 센 날이 있어요.',
      en: 'You take your time and have some of everything. You like soups, so some days are a little salty.',
    },
    good: [GOOD.varied, GOOD.slow],
    care: [CARE.broth],
  },
  FS04: {
    centre: at(40, 75, 40, 70),
    name: { ko: '자유로운 채소파', en: 'Free and green' },
    text: { ko: '시간은 그때그때 다르지만 채소는 꼭 챙겨요.', en: 'Your hours change, your vegetables do not.' },
    good: [GOOD.greens],
    care: [CARE.time],
  },
  FS05: {
    centre: at(60, 45, 60, 20),
    name: { ko: '든든한 고기파', en: 'Hearty meat eater' },
    text: { ko: '고기 반찬이 있어야 한 끼를 드신 것 같아요.', en: 'A meal is a meal when there is meat.' },
    good: [GOOD.protein],
    care: [CARE.greens],
  },
  FS06: {
    centre: at(80, 80, 65, 35),
    name: { ko: '바쁜 하루파', en: 'The busy day' },
    text: {
      ko: '틈이 나는 대로 빨리, 짭짤하게 드시는 날이 많아요.',
      en: 'You eat fast and salty, whenever there is a gap.',
    },
    good: [],
    care: [CARE.time, CARE.slower],
  },
  FS07: {
    centre: at(45, 50, 85, 50),
    name: { ko: '얼큰한 국물파', en: 'Hot broths' },
    text: {
      ko: '얼큰한 국물과 젓갈이 있으면 밥이 술술 넘어가요.',
      en: 'With a hot broth and pickles the rice goes by itself.',
    },
    good: [GOOD.varied],
    care: [CARE.broth],
  },
  FS08: {
    centre: at(50, 50, 40, 45),
    name: { ko: '고른 한 상파', en: 'The even table' },
    text: {
      ko: '어느 쪽으로도 치우치지 않고 한 상을 고르게 드세요.',
      en: 'You lean to no side and eat an even table.',
    },
    good: [GOOD.varied],
    care: [CARE.greens],
  },
}

const AXES: Readonly<Record<Axis, readonly [left: Words, right: Words]>> = {
  SPEED: [
    { ko: '천천히', en: 'Slow' },
    { ko: '빠르게', en: 'Fast' },
  ],
  TIME: [
    { ko: '규칙적', en: 'Regular' },
    { ko: '자유롭게', en: 'Free' },
  ],
  SALT: [
    { ko: '담백하게', en: 'Mild' },
    { ko: '짭짤하게', en: 'Salty' },
  ],
  VEG: [
    { ko: '고기', en: 'Meat' },
    { ko: '채소', en: 'Vegetables' },
  ],
}
const ORDER = ['SPEED', 'TIME', 'SALT', 'VEG'] as const

const apart = (one: StyleAxes, other: StyleAxes): number =>
  ORDER.reduce((sum, axis) => sum + Math.abs(one[axis] - other[axis]), 0) / ORDER.length

export const styleOf = (axes: StyleAxes): string =>
  Object.entries(STYLES).toSorted(([, a], [, b]) => apart(a.centre, axes) - apart(b.centre, axes))[0]?.[0] ?? ''

/** Percent by which two agree. */
export const matchRate = (one: StyleAxes, other: StyleAxes): number => Math.round(100 - apart(one, other))

export const styleName = (code: string, language: Language): string => STYLES[code]?.name[language] ?? ''

/** A style on the wire; null for a code that is none any more. */
export function styleWords(styleCode: string, language: Language) {
  const style = STYLES[styleCode]
  if (style === undefined) return null
  const list = (words: readonly Words[]) => words.map((one) => one[language])
  return {
    styleCode,
    styleNm: style.name[language],
    styleTxt: style.text[language],
    goodList: list(style.good),
    careList: list(style.care),
    imgUrl: null,
  }
}

export const styleAxisList = (axes: StyleAxes, language: Language) =>
  ORDER.map((axisCode) => ({
    axisCode,
    leftNm: AXES[axisCode][0][language],
    rightNm: AXES[axisCode][1][language],
    rightRate: axes[axisCode],
  }))
