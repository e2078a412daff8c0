/**
 * Three themes, twelve programmes. Moves: code, sets, repetitions (null: by time), seconds of all sets, seconds of rest
 * in and after it.
 */
import type { Complaint, exerciseProgrammes, exerciseThemes, programmeMoves } from '../schema.ts'

type Move = readonly [code: string, sets: number, reps: number | null, seconds: number, rest: number]
type Programme = {
  code: string
  theme: string
  name: readonly [ko: string, eng: string]
  goal: 'WGT' | 'STR' | 'POS' | 'FLEX'
  difficulty: '1' | '2' | '3'
  category: 'STR' | 'CARDIO' | 'FLEX' | 'BAL'
  eases?: Complaint
  text: readonly [ko: string, eng: string]
  caution?: readonly [ko: string, eng: string]
  tool?: readonly [ko: string, eng: string]
  moves: readonly Move[]
}

const CHAIR = ['바퀴 없는 의자', 'A chair without wheels'] as const

export const THEMES: (typeof exerciseThemes.$inferInsert)[] = [
  {
    thmCode: 'TH01',
    orderSeq: 1,
    thmNm: '점심시간 10분',
    thmNmEng: 'Ten minutes at lunch',
    thmDesc: '옷을 갈아입지 않고 땀나지 않게 움직여요.',
    thmDescEng: 'Move without changing clothes or breaking a sweat.',
  },
  {
    thmCode: 'TH02',
    orderSeq: 2,
    thmNm: '책상 앞에서',
    thmNmEng: 'At your desk',
    thmDesc: '의자만 있으면 돼요.',
    thmDescEng: 'All you need is a chair.',
  },
  {
    thmCode: 'TH03',
    orderSeq: 3,
    thmNm: '퇴근길 가볍게',
    thmNmEng: 'Light after work',
    thmDesc: '집에 가기 전에 30분, 몸을 깨워요.',
    thmDescEng: 'Half an hour to wake up before you go home.',
  },
]

const LIST: readonly Programme[] = [
  {
    code: 'PG0012',
    theme: 'TH03',
    name: ['퇴근 뒤 전신 근력', 'Full body after work'],
    goal: 'STR',
    difficulty: '2',
    category: 'STR',
    text: [
      '몸을 데우고, 하체와 상체를 번갈아 쓰고, 천천히 식혀요.',
      'Warm up, legs and arms in turn, then cool down slowly.',
    ],
    caution: [
      '허리가 아프면 스쿼트 깊이를 반으로 줄여 주세요.',
      'If your back hurts, go only half as deep in the squats.',
    ],
    moves: [
      ['MARCH', 1, null, 300, 30],
      ['SQUAT', 3, 12, 480, 90],
      ['PUSHUP', 3, 10, 420, 90],
      ['STRETCH', 1, null, 390, 0],
    ],
  },
  {
    code: 'PG0020',
    theme: 'TH03',
    name: ['계단으로 시작하는 유산소', 'Cardio that starts on the stairs'],
    goal: 'WGT',
    difficulty: '2',
    category: 'CARDIO',
    text: ['계단으로 숨을 올리고, 빠르게 걷다가 천천히 마쳐요.', 'Stairs first, then a brisk walk and a slow end.'],
    caution: ['무릎이 아프면 계단 대신 평지를 걸어 주세요.', 'If your knees hurt, walk on the flat instead.'],
    moves: [
      ['STAIRS', 3, null, 360, 120],
      ['BRISK', 1, null, 720, 60],
      ['COOLWALK', 1, null, 240, 0],
    ],
  },
  {
    code: 'PG0031',
    theme: 'TH01',
    name: ['점심 먹고 10분 걷기', 'Ten minutes after lunch'],
    goal: 'WGT',
    difficulty: '1',
    category: 'CARDIO',
    text: ['식사 뒤에 걸으면 혈당이 천천히 올라요.', 'A walk after a meal lets your blood sugar rise more slowly.'],
    moves: [
      ['WALK', 1, null, 480, 0],
      ['COOLWALK', 1, null, 120, 0],
    ],
  },
  {
    code: 'PG0032',
    theme: 'TH01',
    name: ['한 발로 서는 균형 10분', 'Balance in ten minutes'],
    goal: 'POS',
    difficulty: '1',
    category: 'BAL',
    eases: 'KNEE',
    text: ['발목과 골반을 깨워 바르게 서는 힘을 길러요.', 'Wakes ankles and hips, so that you stand better.'],
    caution: ['잡을 수 있는 벽 옆에서 해 주세요.', 'Stay beside a wall that you can hold.'],
    moves: [
      ['ONELEG', 2, null, 160, 20],
      ['HEELTOE', 2, null, 120, 20],
      ['LEGSIDE', 2, 12, 140, 20],
      ['CALF', 2, 15, 120, 0],
    ],
  },
  {
    code: 'PG0033',
    theme: 'TH01',
    name: ['서서 하는 하체 10분', 'Legs in ten minutes'],
    goal: 'STR',
    difficulty: '2',
    category: 'STR',
    text: ['좁은 자리에서도 하체를 고루 써요.', 'All of your legs, in little room.'],
    moves: [
      ['SIDESTEP', 1, null, 120, 20],
      ['LUNGE', 2, 8, 160, 30],
      ['WALLSIT', 2, null, 90, 30],
      ['CALF', 2, 15, 130, 20],
    ],
  },
  {
    code: 'PG0034',
    theme: 'TH01',
    name: ['굽은 어깨 펴기 8분', 'Open your shoulders'],
    goal: 'POS',
    difficulty: '1',
    category: 'FLEX',
    eases: 'NECK',
    text: ['앞으로 말린 어깨와 가슴을 열어요.', 'Opens the chest and shoulders that lean forward.'],
    moves: [
      ['ARMCIRCLE', 2, 10, 110, 10],
      ['CHEST', 2, null, 110, 10],
      ['WINGS', 2, 12, 110, 10],
      ['CHINTUCK', 1, 8, 120, 0],
    ],
  },
  {
    code: 'PG0041',
    theme: 'TH02',
    name: ['목과 어깨 풀기 5분', 'Neck and shoulders'],
    goal: 'FLEX',
    difficulty: '1',
    category: 'FLEX',
    eases: 'NECK',
    text: ['화면을 오래 본 목과 어깨를 천천히 풀어요.', 'For necks that have looked at a screen for long.'],
    caution: ['목을 뒤로 크게 젖히지 않아요.', 'Do not let your head fall back.'],
    moves: [
      ['NECKTILT', 2, null, 100, 10],
      ['SHRUG', 2, 10, 90, 10],
      ['BREATH', 1, null, 90, 0],
    ],
  },
  {
    code: 'PG0042',
    theme: 'TH02',
    name: ['손목과 손가락 풀기 5분', 'Wrists and fingers'],
    goal: 'FLEX',
    difficulty: '1',
    category: 'FLEX',
    eases: 'WRIST',
    text: ['자판을 오래 친 손을 쉬게 해요.', 'Rests hands that have typed for long.'],
    moves: [
      ['WRIST', 2, null, 120, 10],
      ['FIST', 2, 15, 90, 10],
      ['SHRUG', 1, 10, 70, 0],
    ],
  },
  {
    code: 'PG0043',
    theme: 'TH02',
    name: ['의자로 하는 하체 10분', 'Legs with a chair'],
    goal: 'STR',
    difficulty: '1',
    category: 'STR',
    eases: 'KNEE',
    text: ['앉았다 일어서며 무릎을 받치는 힘을 길러요.', 'Sitting and standing builds what holds your knees.'],
    tool: CHAIR,
    moves: [
      ['SITSTAND', 3, 10, 240, 60],
      ['LEGEXT', 2, 12, 140, 30],
      ['HAMSTRING', 2, null, 130, 0],
    ],
  },
  {
    code: 'PG0044',
    theme: 'TH02',
    name: ['오후 졸음 깨우기 8분', 'Wake up in the afternoon'],
    goal: 'WGT',
    difficulty: '2',
    category: 'CARDIO',
    text: ['자리에서 숨이 조금 찰 만큼 움직여요.', 'Enough to breathe a little harder, without leaving your place.'],
    moves: [
      ['KNEEUP', 2, null, 120, 20],
      ['PUNCH', 2, null, 120, 20],
      ['KNEETAP', 2, 12, 120, 20],
      ['BREATH', 1, null, 60, 0],
    ],
  },
  {
    code: 'PG0045',
    theme: 'TH02',
    name: ['의자에서 허리 풀기', 'Ease your back on a chair'],
    goal: 'POS',
    difficulty: '1',
    category: 'FLEX',
    eases: 'BACK',
    text: ['골반을 바로 세우고 허리와 등을 차례로 풀어요.', 'Hips upright first, then your back, step by step.'],
    caution: ['다리가 저리면 멈추고 쉬어 주세요.', 'Stop and rest if your legs go numb.'],
    tool: CHAIR,
    moves: [
      ['PELVIS', 2, 10, 220, 20],
      ['TWIST', 2, null, 220, 20],
      ['FOLD', 2, null, 240, 0],
    ],
  },
  {
    code: 'PG0046',
    theme: 'TH02',
    name: ['몸통 힘 15분', 'A strong middle'],
    goal: 'STR',
    difficulty: '3',
    category: 'STR',
    text: ['허리를 받치는 몸통을 고루 써요.', 'Everything around the middle that holds your back.'],
    tool: ['매트', 'A mat'],
    moves: [
      ['CATCOW', 1, 10, 100, 10],
      ['SIDEBEND', 2, null, 80, 10],
      ['WALLPUSH', 2, 12, 110, 20],
      ['BIRDDOG', 2, 10, 140, 20],
      ['BRIDGE', 3, 12, 160, 30],
      ['PLANK', 2, null, 70, 30],
      ['HIPFLEX', 2, null, 120, 0],
    ],
  },
]

export const PROGRAMMES: (typeof exerciseProgrammes.$inferInsert)[] = LIST.map(
  ({ code, theme, name, goal, difficulty, category, eases = null, text, caution, tool }) => ({
    prgmCode: code,
    thmCode: theme,
    prgmNm: name[0],
    prgmNmEng: name[1],
    goalCode: goal,
    difficultyCode: difficulty,
    categoryCode: category,
    eases,
    cntnts: text[0],
    cntntsEng: text[1],
    cautionTxt: caution?.[0] ?? null,
    cautionTxtEng: caution?.[1] ?? null,
    toolTxt: tool?.[0] ?? null,
    toolTxtEng: tool?.[1] ?? null,
  }),
)

export const STEPS: (typeof programmeMoves.$inferInsert)[] = LIST.flatMap(({ code, moves }) =>
  moves.map(([moveCode, setCnt, repCnt, moveSec, restSec], index) => ({
    prgmCode: code,
    moveSn: index + 1,
    moveCode,
    setCnt,
    repCnt,
    moveSec,
    restSec,
  })),
)
