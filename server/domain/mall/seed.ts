/** What the mall sells, and what the people of the demo have to do with it. */
import { insertMany } from '#server/db/many.ts'
import { ciHashOf } from '#server/domain/identity/rules.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { addDays, seoulDay, seoulInstant } from '#server/seoul.ts'
import { mallGoods, mallMembers, mallOrders, mallTags, type Nutrient } from './schema.ts'

const TAGS = [
  ['LOWSALT', '저염'],
  ['PROTEIN', '단백질'],
  ['BREAKFAST', '아침'],
  ['VEGETABLE', '채소'],
] as const

type Row = [
  goodNo: string,
  goodNm: string,
  brandNm: string | null,
  price: number,
  salePrice: number,
  kcal: number | null,
  contents: string,
  tags: string,
  endings: string,
  nutrients: Nutrient[],
  soldOut?: true,
]

const GOODS: readonly Row[] = [
  [
    '100231',
    '저염 현미 죽 6팩',
    '한상상회',
    24_000,
    19_200,
    180,
    '소금을 반으로 줄인 현미 죽이에요. 그릇에 옮겨 2분 데우면 돼요.',
    'LOWSALT BREAKFAST',
    '죽 현미밥',
    ['carbohydrate', 'fibre'],
  ],
  [
    '100408',
    '무가당 두유 24팩',
    null,
    18_900,
    18_900,
    105,
    '콩과 물로만 만들었어요. 한 팩에 단백질이 9 g 들어 있어요.',
    'PROTEIN BREAKFAST',
    '두유',
    ['protein'],
    true,
  ],
  [
    '100512',
    '순살 고등어 10팩',
    '바다담',
    29_800,
    25_300,
    240,
    '가시를 바르고 소금을 줄여 한 토막씩 담았어요. 팬에 7분 구우면 돼요.',
    'LOWSALT PROTEIN',
    '고등어구이 고등어조림',
    ['protein', 'fat'],
  ],
  [
    '100530',
    '자른 미역과 양지 국거리',
    '한상상회',
    15_900,
    13_900,
    90,
    '불린 미역과 양지를 두 번 끓일 만큼 담았어요.',
    'PROTEIN',
    '미역국',
    ['protein'],
  ],
  [
    '100544',
    '순두부 6봉과 찌개 양념',
    '콩마루',
    12_600,
    12_600,
    84,
    '순두부에 덜 매운 양념 세 봉을 더했어요.',
    'PROTEIN',
    '순두부찌개 두부조림 두부부침',
    ['protein'],
  ],
  [
    '100561',
    '데친 나물 모둠',
    '들녘',
    14_400,
    12_200,
    40,
    '시금치, 고사리, 콩나물을 데쳐 담았어요. 무치기만 하면 돼요.',
    'VEGETABLE LOWSALT',
    '나물 무침 비빔밥',
    ['fibre'],
  ],
  [
    '100577',
    '닭가슴살 12팩',
    null,
    27_600,
    22_100,
    110,
    '삶아서 찢어 둔 닭가슴살이에요.',
    'PROTEIN',
    '닭가슴살샐러드 닭갈비 샐러드',
    ['protein'],
  ],
  [
    '100593',
    '통밀 식빵 4봉',
    '아침빵집',
    17_200,
    15_500,
    87,
    '통밀이 절반이에요. 얼려 두고 한 장씩 구워 드세요.',
    'BREAKFAST',
    '식빵 샌드위치',
    ['carbohydrate', 'fibre'],
  ],
]

const AGREED: Partial<Record<Persona, { agreeYn: 'Y' | 'N'; daysAgo: number }>> = {
  haneul: { agreeYn: 'Y', daysAgo: 164 },
  dasom: { agreeYn: 'N', daysAgo: 430 },
}

export const seed: NounSeed = {
  shared: async (tx) => {
    await insertMany(
      tx,
      mallTags,
      TAGS.map(([tagCode, tagNm], index) => ({ tagCode, tagNm, orderSeq: index + 1 })),
    )
    const rows = GOODS.map(
      (
        [goodNo, goodNm, brandNm, price, salePrice, kcal, contents, tags, endings, nutrients, soldOut = false],
        index,
      ) => ({
        goodNo,
        orderSeq: index + 1,
        goodNm,
        brandNm,
        price,
        salePrice,
        kcal,
        contents,
        tagCodes: tags.split(' '),
        dishEndings: endings.split(' '),
        nutrients,
        soldOut,
      }),
    )
    await insertMany(tx, mallGoods, rows)
  },
  person: async (tx, { hcId, persona }, now) => {
    const today = seoulDay(now)
    const agreed = AGREED[persona]
    if (agreed === undefined) return
    // As after a verification: the mall knows whoever agreed by a key of its own, never by the member's.
    const ciHash = agreed.agreeYn === 'Y' ? ciHashOf(`verified/${hcId}`.padEnd(88, '0')) : null
    await tx.insert(mallMembers).values({
      hcId,
      agreeYn: agreed.agreeYn,
      decidedAt: seoulInstant(addDays(today, -agreed.daysAgo), '1219'),
      ciHash,
    })
    if (persona !== 'haneul') return
    const ordered = [
      {
        orderNo: `WM${addDays(today, -1)}0007`,
        orderDtm: `${addDays(today, -1)}2104`,
        goodNo: '100512',
        goodNm: '순살 고등어 10팩',
        goodCnt: 1,
        payAmt: 25_300,
        statusCode: 'SHIPPING',
      },
      {
        orderNo: `WM${addDays(today, -5)}0021`,
        orderDtm: `${addDays(today, -5)}1932`,
        goodNo: '100408',
        goodNm: '무가당 두유 24팩',
        goodCnt: 1,
        payAmt: 18_900,
        statusCode: 'DONE',
      },
    ]
    await insertMany(tx, mallOrders, owned(hcId, ordered))
  },
}
