/**
 * What people of the lunch walk have written: a year of nothing would be a place that nobody goes to. A dozen are
 * written out, the others say in few words where somebody walked. One is long, one was reported by three.
 */
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { unrest } from '#server/db/seed/believable.ts'
import type { NounSeed } from '#server/db/seed/noun.ts'
import { challengeMembers } from '#server/domain/challenge/schema.ts'
import { addDays, seoulInstant } from '#server/seoul.ts'
import { complaints, likes, posts, replies } from './schema.ts'

const WALK = 'CH20261102'

type Written = {
  by: string
  ago: number
  at: string
  text: string
  likes: number
  replies?: [by: string, text: string][]
  reports?: number
}

const WAY =
  '점심시간이 짧아서 멀리 못 가는 분들을 위해 한빛타워 둘레를 도는 길을 적어 봅니다. 정문에서 나와 오른쪽으로 돌면 화단을 따라 그늘이 이어지고, 별관 뒤쪽은 바람이 덜 불어요. 한 바퀴에 900보쯤 되니 세 바퀴면 점심 미션이 끝나요. 횡단보도를 건너지 않아도 되어서 안전하고, 비가 조금 올 때는 처마 아래로만 걸을 수 있어요. '

const WRITTEN: Written[] = [
  {
    by: '단비',
    ago: 1,
    at: '1412',
    text: '오늘은 하천 길로 돌았어요. 억새가 참 좋아요.',
    likes: 24,
    replies: [
      ['여울', '내일은 저도 같이 가요!'],
      ['소담', '사진으로 보고 싶네요.'],
    ],
  },
  {
    by: '하람',
    ago: 1,
    at: '1352',
    text: '은행나무 길 아직 노랗네요. 내일 같이 걸으실 분?',
    likes: 17,
    replies: [['마루', '저요, 12시 20분 정문이요.']],
  },
  { by: '여울', ago: 2, at: '1522', text: '좋은 건강식품 싸게 드려요. 쪽지 주세요.', likes: 0, reports: 3 },
  {
    by: '도담',
    ago: 2,
    at: '1331',
    text: '비 와서 지하 2층 복도를 열 바퀴 돌았어요. 그래도 3,000보 채웠습니다!',
    likes: 31,
    replies: [['나래', '열 바퀴라니 대단해요.']],
  },
  { by: '은비', ago: 3, at: '1305', text: '월요일은 다리가 무거워도 걷고 나면 오후가 가벼워요.', likes: 9 },
  { by: '소담', ago: 6, at: '1340', text: '세 바퀴 돌고 커피 한 잔. 이 맛에 걸어요.', likes: 12, reports: 1 },
  { by: '나래', ago: 6, at: '1318', text: '연구동에서 정문까지 왕복 2,400보예요. 한 번 더 돌면 넘어요.', likes: 15 },
  { by: '지우', ago: 7, at: '1255', text: WAY + WAY + WAY + WAY + '천천히 걸어도 괜찮아요. '.repeat(16), likes: 42 },
  { by: '단비', ago: 7, at: '1301', text: '비 오는 날에는 지하 1층 복도도 좋아요. 한 바퀴에 600보예요.', likes: 11 },
  {
    by: '다온',
    ago: 8,
    at: '1244',
    text: '팀에 처음 들어왔어요. 잘 부탁드려요!',
    likes: 20,
    replies: [
      ['유나', '어서 오세요!'],
      ['태오', '같이 천천히 가요.'],
    ],
  },
  { by: '준호', ago: 9, at: '1346', text: '계단으로 올라왔더니 숨이 차요. 내일은 한 층만.', likes: 8, reports: 1 },
  { by: '시우', ago: 10, at: '1330', text: '오늘은 혼자 걸었어요. 조용해서 좋았어요.', likes: 14, reports: 1 },
]

const PLACES = [
  '하천 길',
  '은행나무 길',
  '정문 한 바퀴',
  '별관 뒤쪽 길',
  '지하 1층 복도',
  '공원 입구',
  '연구동 둘레',
] as const
const ENDS = [
  '오늘도 걸었어요.',
  '다녀왔어요. 바람이 좋아요.',
  '두 바퀴 돌았어요.',
  '걷고 나니 졸음이 달아났어요.',
  '점심 먹고 바로 나왔어요.',
] as const
const IN_ALL = 128

export const seed: NounSeed = {
  shared: async (tx, today) => {
    const [known] = await tx.select({ cmutySeq: posts.cmutySeq }).from(posts).where(eq(posts.chalnCode, WALK)).limit(1)
    if (known) return
    const people = await tx
      .select({ nickName: challengeMembers.nickName, memberKey: challengeMembers.memberKey })
      .from(challengeMembers)
      .where(and(eq(challengeMembers.chalnCode, WALK), isNull(challengeMembers.hcId)))
      .orderBy(asc(challengeMembers.joinedAt), asc(challengeMembers.memberKey))
    if (people.length > 0) await write(tx, today, people)
  },
}

async function write(
  tx: Queryable,
  today: string,
  people: readonly { nickName: string; memberKey: string }[],
): Promise<void> {
  const keyOf = (nickName: string) =>
    people.find((one) => one.nickName === nickName)?.memberKey ?? people[0]?.memberKey ?? ''
  const short = Array.from({ length: IN_ALL - WRITTEN.length }, (_, index): Written => {
    const by = people[(index * 7) % people.length]?.nickName ?? ''
    const [place, end] = [PLACES[index % PLACES.length] ?? '', ENDS[index % ENDS.length] ?? '']
    return {
      by,
      ago: 2 + Math.floor(index / 8),
      at: `13${String(59 - (index % 8) * 7).padStart(2, '0')}`,
      text: `${place}, ${end}`,
      likes: Math.round(6 + unrest(index) * 5),
    }
  })
  // In the order in which they were written: numbers grow with time.
  const all = [...WRITTEN, ...short].toSorted((one, other) => other.ago - one.ago || (one.at < other.at ? -1 : 1))
  const rows = all.map(({ by, ago, at, text }) => ({
    chalnCode: WALK,
    memberKey: keyOf(by),
    hcId: null,
    contents: text.trim(),
    imgIds: [],
    writtenAt: seoulInstant(addDays(today, -ago), at),
  }))
  const made = await tx.insert(posts).values(rows).returning({ cmutySeq: posts.cmutySeq })
  const numbered = all.map((post, index) => ({
    ...post,
    cmutySeq: made[index]?.cmutySeq ?? 0,
    writtenAt: rows[index]?.writtenAt ?? new Date(0),
  }))
  const others = (count: number, cmutySeq: number) =>
    Array.from(
      { length: Math.min(count, people.length) },
      (_, index) => people[(index + cmutySeq) % people.length]?.memberKey ?? '',
    )
  const at = (cmutySeq: number) => ({ chalnCode: WALK, cmutySeq, hcId: null })
  await insertMany(
    tx,
    likes,
    numbered.flatMap((post) =>
      others(post.likes, post.cmutySeq).map((memberKey) => ({ ...at(post.cmutySeq), memberKey })),
    ),
  )
  await insertMany(
    tx,
    complaints,
    numbered.flatMap((post) =>
      others(post.reports ?? 0, post.cmutySeq).map((memberKey) => ({
        ...at(post.cmutySeq),
        replySeq: 0,
        memberKey,
        cmplCode: 'AD',
        cmplTxt: null,
        madeAt: new Date(post.writtenAt.getTime() + 3_600_000),
      })),
    ),
  )
  const said = numbered.flatMap((post) =>
    (post.replies ?? []).map(([by, contents], index) => ({
      ...at(post.cmutySeq),
      memberKey: keyOf(by),
      contents,
      writtenAt: new Date(post.writtenAt.getTime() + (index + 1) * 18 * 60_000),
    })),
  )
  await tx.insert(replies).values(said)
}
