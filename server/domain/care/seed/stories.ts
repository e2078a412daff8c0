/** The stories themselves, in both languages. Over 400 lines: each is a text of its own. */
import type { careContents, StoryCategory, StoryParagraph } from '../schema.ts'

type Row = typeof careContents.$inferInsert

export type Story = Omit<Row, 'regDt'> & { daysAgo: number }

const TEAM = { authorNm: '한상 건강관리팀', authorNmEng: 'Hansang health team' }
const DIETITIAN = { authorNm: '박지현 영양사', authorNmEng: 'Jihyun Park, dietitian' }
const TRAINER = { authorNm: '문가람 운동사', authorNmEng: 'Garam Moon, trainer' }

type Part = [title: [ko: string, en: string] | null, ko: string, en: string]

const paragraphs = (parts: readonly Part[]): StoryParagraph[] =>
  parts.map(([title, text, textEng]) => ({
    title: title?.[0] ?? null,
    titleEng: title?.[1] ?? null,
    text,
    textEng,
    imgPath: null,
  }))

function story(
  contentsSeq: number,
  category: StoryCategory,
  [daysAgo, readMin, viewCnt]: [daysAgo: number, readMin: number, viewCnt: number],
  by: typeof TEAM,
  [title, titleEng]: [ko: string, en: string],
  [summary, summaryEng]: [ko: string, en: string],
  related: number[],
  parts: readonly Part[],
  files: { thumbPath?: string; videoPath?: string } = {},
): Story {
  return {
    contentsSeq,
    category,
    daysAgo,
    readMin,
    viewCnt,
    ...by,
    title,
    titleEng,
    summary,
    summaryEng,
    related,
    paragraphs: paragraphs(parts),
    thumbPath: null,
    videoPath: null,
    ...files,
  }
}

export const stories: readonly Story[] = [
  story(
    641,
    'SLEEP',
    [3, 3, 218],
    TEAM,
    ['잠들기 두 시간 전, 불빛부터 낮춰요', 'Two hours before bed, dim the light'],
    ['화면을 끄고 방을 조금 시원하게 해 보세요.', 'Put the screen away and let the room cool a little.'],
    [627, 622, 631],
    [
      [
        ['불빛', 'Light'],
        '밝은 화면은 잠을 늦춰요. 잠들기 두 시간 전부터 방의 불을 낮추고, 휴대폰은 손이 닿지 않는 곳에 두세요.',
        'A bright screen keeps sleep away. Dim the room two hours before bed and leave the phone out of reach.',
      ],
      [
        ['온도', 'Temperature'],
        '방은 18도에서 20도가 좋아요. 따뜻한 물로 씻고 나오면 몸이 천천히 식으면서 잠이 와요.',
        'A room of 18 to 20 °C is best. After a warm shower the body cools slowly, and sleep follows.',
      ],
      [
        ['내일 할 일', 'Tomorrow'],
        '생각이 많은 밤에는 내일 할 일을 세 줄만 적어 두세요. 적은 일은 아침까지 기다려 줘요.',
        'When the mind is busy, write three lines about tomorrow. What is written can wait until morning.',
      ],
    ],
    { thumbPath: 'care/641.png' },
  ),
  story(
    639,
    'EXERCISE',
    [5, 3, 306],
    TRAINER,
    ['점심 먹고 열 분, 어디를 걸을까', 'Ten minutes after lunch: where to walk'],
    ['식당에서 자리까지 조금 돌아가면 천 걸음이에요.', 'The long way back to your desk is a thousand steps.'],
    [629, 623, 624],
    [
      [
        ['먼저 열 분', 'Ten minutes first'],
        '먹고 바로 걷는 열 분이 저녁의 한 시간보다 혈당에는 더 도움이 돼요. 숨이 조금 차는 빠르기면 돼요.',
        'For blood sugar, ten minutes right after eating do more than an hour in the evening. Slightly out of breath is enough.',
      ],
      [
        ['길은 정해 두기', 'Settle the route'],
        '비 오는 날의 길도 하나 정해 두세요. 한 층 위 복도를 두 바퀴 도는 것도 좋아요.',
        'Have a route for rainy days too: twice around the corridor one floor up will do.',
      ],
    ],
  ),
  story(
    638,
    'MEAL',
    [7, 2, 174],
    DIETITIAN,
    ['샐러드에 무엇을 더 담을까', 'What else goes into a salad'],
    ['채소만 담으면 세 시에 배가 고파요.', 'Leaves alone leave you hungry at three.'],
    [630, 626, 617],
    [
      [
        ['단백질 한 줌', 'A handful of protein'],
        '달걀, 두부, 닭가슴살 가운데 하나를 꼭 담으세요. 손바닥 크기면 한 끼에 알맞아요.',
        'Always add egg, tofu or chicken. The size of your palm is right for a meal.',
      ],
      [
        ['소스는 따로', 'Dressing aside'],
        '소스는 따로 받아 찍어 드세요. 부어 먹을 때의 절반이면 충분해요.',
        'Take the dressing aside and dip. Half of what you would pour is enough.',
      ],
    ],
  ),
  story(
    637,
    'MIND',
    [9, 2, 265],
    TEAM,
    ['회의 사이 숨 고르기', 'A breath between meetings'],
    ['넷을 세며 들이쉬고 여섯을 세며 내쉬어요.', 'In on four, out on six.'],
    [631, 624, 619],
    [
      [
        ['1분이면 돼요', 'One minute will do'],
        '넷을 세며 들이쉬고 여섯을 세며 내쉬는 숨을 여섯 번 해 보세요. 내쉬는 숨이 길면 마음이 천천히 가라앉아요.',
        'Breathe in on four and out on six, six times. The longer breath out is what calms.',
      ],
      [
        ['시작하는 신호', 'A signal to begin'],
        '회의가 끝나고 문을 나설 때를 신호로 삼으면 잊지 않아요.',
        'Let the door of the meeting room be your signal, and you will not forget.',
      ],
    ],
  ),
  story(
    636,
    'SLEEP',
    [12, 4, 131],
    DIETITIAN,
    ['야간 근무가 있는 주에 낮잠과 밤잠을 나누어 자는 방법', 'How to split sleep in a week of night shifts'],
    ['다음 날 몸이 무겁지 않게 지내는 길을 모았어요.', 'Ways not to feel heavy the day after.'],
    [627, 622, 641],
    [
      [
        ['근무 전 낮잠은 90분까지', 'Up to 90 minutes before'],
        '근무 시작 네 시간 전에 90분 안으로 주무시면 깊은 잠에서 갑자기 깨지 않아 몸이 가벼워요. 일어난 뒤 20분은 밝은 곳에서 지내 보세요.',
        'Sleep up to 90 minutes, four hours before the shift, so that you do not wake from deep sleep. Spend the first 20 minutes in bright light.',
      ],
      [
        ['커피는 앞쪽 절반에만', 'Coffee in the first half'],
        '커피는 근무 앞쪽 절반에만 드시는 것이 퇴근 뒤 잠에 좋아요. 집에 가는 길에는 밝은 빛을 피하세요.',
        'Drink coffee in the first half of the shift only, and avoid bright light on the way home.',
      ],
    ],
  ),
  story(
    635,
    'DISEASE',
    [13, 3, 340],
    TEAM,
    ['집에서 혈압을 재는 법', 'How to measure blood pressure at home'],
    ['같은 시간, 같은 팔, 앉아서 5분 쉰 뒤에 재요.', 'Same time, same arm, after sitting for five minutes.'],
    [625, 633, 620],
    [
      [
        ['재기 전에', 'Before'],
        '커피와 담배는 30분 전부터 쉬고, 등을 기대고 앉아 5분 쉬세요. 팔은 가슴 높이에 둬요.',
        'No coffee or cigarette for 30 minutes. Sit back for five minutes with the arm at heart height.',
      ],
      [
        ['두 번 재기', 'Twice'],
        '1분 쉬고 한 번 더 재서 둘을 모두 적으세요. 한 번의 높은 값보다 일주일의 평균이 더 많이 말해 줘요.',
        'Rest a minute, measure again, and note both. The mean of a week says more than one high value.',
      ],
    ],
  ),
  story(
    633,
    'MEAL',
    [14, 2, 402],
    DIETITIAN,
    ['국물을 반만 먹는 습관', 'Leave half the soup'],
    ['나트륨을 줄이는 가장 쉬운 길이에요.', 'The easiest way to eat less salt.'],
    [635, 626, 638],
    [
      [
        ['건더기부터', 'Solids first'],
        '건더기를 먼저 드시고 국물은 반을 남겨 보세요. 찌개 한 그릇에서 나트륨이 600 mg쯤 줄어요.',
        'Eat what is in it first and leave half the broth. A bowl of stew then holds about 600 mg less sodium.',
      ],
      [
        ['2주면 익숙해요', 'Two weeks'],
        '혀가 새 간에 익숙해지는 데 2주쯤 걸려요. 그 뒤에는 예전 국물이 짜게 느껴져요.',
        'It takes the tongue about two weeks. After that the old broth tastes salty.',
      ],
    ],
  ),
  story(
    632,
    'EXERCISE',
    [16, 5, 189],
    TRAINER,
    ['의자에서 하는 5분 스트레칭', 'Five minutes of stretching on a chair'],
    ['오후 세 시에 따라 해 보세요.', 'Follow along at three in the afternoon.'],
    [639, 629, 637],
    [
      [
        null,
        '목, 어깨, 허리 차례로 펴요. 아프지 않은 데까지만 움직이고, 숨은 참지 마세요.',
        'Neck, shoulders, then back. Move only as far as it does not hurt, and keep breathing.',
      ],
    ],
    { videoPath: 'care/632.mp4' },
  ),
  story(
    631,
    'MIND',
    [18, 2, 152],
    TEAM,
    ['걱정을 적어 두는 5분', 'Five minutes to write worries down'],
    ['머릿속에 있던 일이 종이 위에서는 작아져요.', 'What fills the head is smaller on paper.'],
    [637, 641, 619],
    [
      [
        ['두 칸으로', 'Two columns'],
        '왼쪽에는 걱정을, 오른쪽에는 내일 할 수 있는 한 가지를 적어요. 할 수 있는 것이 없으면 비워 두세요.',
        'Worries on the left, one thing for tomorrow on the right. Where there is none, leave it empty.',
      ],
      [
        ['오래 이어지면', 'If it stays'],
        '2주 넘게 잠이 오지 않거나 일이 손에 잡히지 않으면 상담을 받아 보세요. 이야기하는 것만으로도 가벼워져요.',
        'If sleep or work suffers for more than two weeks, talk to a counsellor. Saying it already helps.',
      ],
    ],
  ),
  story(
    630,
    'MEAL',
    [20, 3, 98],
    DIETITIAN,
    ['저녁이 늦는 날의 점심', 'Lunch on a day of late dinner'],
    ['점심을 조금 더 먹고, 네 시에 작은 것을 하나 더해요.', 'Eat a little more at noon and something small at four.'],
    [638, 617, 621],
    [
      [
        ['네 시의 작은 것', 'Something small at four'],
        '우유나 두유 한 팩, 삶은 달걀 하나면 돼요. 늦은 저녁에 급하게 먹지 않게 해 줘요.',
        'A carton of milk or soy milk, or a boiled egg. It keeps you from rushing through a late dinner.',
      ],
      [
        ['저녁은 가볍게', 'A light dinner'],
        '밤 아홉 시가 넘으면 밥은 반 공기만 드세요. 잠들기까지 두 시간은 두는 것이 좋아요.',
        'After nine, half a bowl of rice is enough. Leave two hours before bed.',
      ],
    ],
  ),
  story(
    629,
    'EXERCISE',
    [21, 2, 143],
    TRAINER,
    ['계단은 세 층부터', 'Stairs, from three floors'],
    ['오를 때만 걷고, 내려올 때는 타도 돼요.', 'Walk up, and take the lift down.'],
    [639, 623, 618],
    [
      [
        ['오를 때만', 'Only up'],
        '오르는 계단은 짧아도 심장과 허벅지에 좋은 운동이에요. 내려올 때는 무릎을 아껴 주세요.',
        'Climbing trains heart and thighs even when it is short. Spare your knees on the way down.',
      ],
      [
        ['하루 세 번', 'Three times a day'],
        '출근, 점심, 오후에 한 번씩 세 층을 오르면 한 주에 45층이에요.',
        'Three floors in the morning, at noon and in the afternoon make 45 a week.',
      ],
    ],
  ),
  story(
    628,
    'DISEASE',
    [22, 9, 1043],
    TEAM,
    [
      '건강검진에서 처음 들은 당뇨병 전단계라는 말이 무슨 뜻인지 그리고 지금부터 무엇을 바꾸면 되는지',
      'What “prediabetes” on a check-up means, and what to change from now on',
    ],
    [
      '공복 혈당이 100에서 125 사이라면 당뇨병 전단계라고 해요. 식사 차례와 저녁 걷기만 바꾸어도 달라질 수 있어요.',
      'Fasting sugar between 100 and 125 is called prediabetes. The order of a meal and a walk in the evening can already change it.',
    ],
    [625, 639, 626],
    [
      [
        null,
        '당뇨병 전단계는 혈당이 정상보다 높지만 당뇨병이라고 할 만큼은 아닌 때를 말해요. 아무 증상이 없어서 지나치기 쉽지만, 이때 생활을 바꾸면 정상으로 돌아가는 사람이 많아요.',
        'Prediabetes means that blood sugar is higher than normal but not high enough to be diabetes. There are no symptoms, so it is easily missed; yet many who change their habits now return to normal.',
      ],
      [
        ['먹는 차례를 바꾸기', 'Change the order'],
        '한 끼에서 채소를 먼저 먹고, 단백질 반찬을 먹은 뒤에 밥을 먹어 보세요. 같은 것을 먹어도 식후 혈당이 덜 올라요.',
        'Vegetables first, then protein, then rice. The same food raises blood sugar less.',
      ],
      [
        ['저녁 뒤에 걷기', 'Walk after dinner'],
        '저녁을 먹고 20분만 걸어도 식후 혈당이 내려가요. 빠르기는 옆 사람과 이야기할 수 있을 만큼이면 돼요.',
        'Twenty minutes after dinner lower it. A pace at which you can still talk is right.',
      ],
      [
        ['몸무게의 5 %', 'Five per cent'],
        '몸무게가 많이 나가는 편이라면 지금의 5 %만 줄여도 당뇨병으로 가는 일이 크게 줄어요. 80 kg이라면 4 kg이에요.',
        'If you are heavy, losing 5 % of your weight lowers the risk a lot: 4 kg of 80.',
      ],
      [
        ['석 달 뒤에', 'In three months'],
        '석 달 뒤에 다시 재어 보고, 계속 높으면 병원에서 상담을 받으세요. 목이 자주 마르거나 몸무게가 까닭 없이 줄면 기다리지 마세요.',
        'Measure again in three months, and see a doctor if it stays high. Do not wait if you are often thirsty or lose weight without reason.',
      ],
    ],
  ),
  story(
    627,
    'SLEEP',
    [25, 2, 287],
    TEAM,
    ['커피는 몇 시까지 마셔도 될까요', 'Until when is coffee all right?'],
    ['잠들기 여덟 시간 전이 마지막 잔이에요.', 'The last cup is eight hours before bed.'],
    [641, 622, 626],
    [
      [
        ['여덟 시간', 'Eight hours'],
        '마신 카페인의 절반은 다섯 시간 뒤에도 몸에 남아 있어요. 열한 시에 주무신다면 세 시가 마지막이에요.',
        'Half of the caffeine is still there five hours later. For bed at eleven, three o’clock is the last.',
      ],
      [
        ['오후에는', 'In the afternoon'],
        '보리차나 디카페인으로 바꾸어 보세요. 졸릴 때는 5분 걷는 것이 더 나아요.',
        'Try barley tea or decaf. Against sleepiness, five minutes of walking are better.',
      ],
    ],
  ),
  story(
    626,
    'MEAL',
    [28, 2, 221],
    DIETITIAN,
    ['단 음료 한 잔에 든 설탕', 'The sugar in one sweet drink'],
    ['하루에 알맞은 설탕의 거의 전부예요.', 'Nearly all the sugar of a day.'],
    [627, 633, 628],
    [
      [
        ['몇 숟가락일까요', 'How many spoons'],
        '단 커피 한 잔에는 설탕이 30 g쯤, 숟가락으로 여섯 번 들어 있어요. 하루에는 50 g 아래가 좋아요.',
        'A sweet coffee holds about 30 g of sugar, six spoons. A day should stay below 50 g.',
      ],
      [
        ['반만 달게', 'Half as sweet'],
        '시럽을 반으로 줄이는 것부터 해 보세요. 2주 뒤에 또 반으로 줄여요.',
        'Begin with half the syrup. Two weeks later, halve it again.',
      ],
    ],
  ),
  story(
    625,
    'DISEASE',
    [31, 7, 518],
    TEAM,
    ['검진 결과에서 먼저 볼 다섯 가지', 'Five things to look at first in a check-up'],
    ['숫자가 많아도 먼저 볼 것은 다섯 가지예요.', 'There are many numbers, and five come first.'],
    [635, 628, 620],
    [
      [
        ['혈압', 'Blood pressure'],
        '위가 120 아래, 아래가 80 아래면 정상이에요. 한 번 높게 나왔다면 집에서 일주일 재어 보세요.',
        'Below 120 over 80 is normal. If it was high once, measure at home for a week.',
      ],
      [
        ['공복 혈당', 'Fasting sugar'],
        '100 아래가 정상이고, 126부터는 병원에서 다시 재요.',
        'Below 100 is normal; from 126 on a clinic measures again.',
      ],
      [
        ['콜레스테롤', 'Cholesterol'],
        '나쁜 콜레스테롤인 LDL을 먼저 보세요. 130 아래가 좋고, 160부터는 상담이 필요해요.',
        'Look at LDL first. Below 130 is good; from 160 on, ask a doctor.',
      ],
      [
        ['간', 'Liver'],
        'AST와 ALT는 40 아래가 정상이에요. 검진 전날의 술이나 운동으로도 올라가요.',
        'AST and ALT are normal below 40. Alcohol or sport on the day before can raise them.',
      ],
      [
        ['허리둘레', 'Waist'],
        '남자는 90 cm, 여자는 85 cm부터 줄이는 것이 좋아요. 몸무게보다 먼저 움직이는 숫자예요.',
        'From 90 cm for men and 85 cm for women it should come down. It moves before the weight does.',
      ],
    ],
  ),
  story(
    624,
    'MIND',
    [35, 2, 117],
    TEAM,
    ['20분마다 먼 곳 보기', 'Look far away every 20 minutes'],
    ['눈이 쉬면 머리도 쉬어요.', 'When the eyes rest, so does the head.'],
    [637, 639, 632],
    [
      [
        ['20초면 돼요', 'Twenty seconds'],
        '화면을 20분 봤다면 창밖의 먼 곳을 20초 보세요. 눈을 천천히 열 번 깜빡이면 더 좋아요.',
        'After 20 minutes of screen, look out of the window for 20 seconds. Ten slow blinks are better still.',
      ],
      [
        ['화면은 눈보다 아래', 'Screen below the eyes'],
        '화면 위쪽이 눈높이보다 조금 낮으면 눈과 목이 덜 피곤해요.',
        'Eyes and neck tire less when the top of the screen is slightly below eye level.',
      ],
    ],
  ),
  story(
    623,
    'EXERCISE',
    [39, 3, 205],
    TRAINER,
    ['걸음 수보다 빠르기', 'Pace matters more than steps'],
    ['하루 10분만 조금 빠르게 걸어 보세요.', 'Walk a little faster for ten minutes a day.'],
    [639, 629, 618],
    [
      [
        ['1분에 100걸음', '100 steps a minute'],
        '1분에 100걸음이면 심장이 운동으로 알아요. 노래는 어렵고 이야기는 할 수 있는 빠르기예요.',
        'At 100 steps a minute the heart counts it as exercise. You can talk, but not sing.',
      ],
      [
        ['나누어도 돼요', 'In parts'],
        '10분을 한 번에 걷지 않아도 돼요. 3분씩 세 번도 같은 값이에요.',
        'It need not be ten minutes at once. Three times three minutes count the same.',
      ],
    ],
  ),
  story(
    622,
    'SLEEP',
    [43, 3, 164],
    TEAM,
    ['주말에 몰아 자면 풀릴까요', 'Does sleeping in at weekends help?'],
    ['일어나는 시간은 한 시간만 늦춰요.', 'Get up at most one hour later.'],
    [641, 627, 636],
    [
      [
        ['한 시간만', 'One hour'],
        '늦잠은 한 시간까지만 자고, 모자란 잠은 낮에 20분 자는 것이 좋아요. 월요일 밤에 잠이 쉽게 와요.',
        'Sleep in for an hour at most and nap for 20 minutes. Falling asleep on Monday night is easier then.',
      ],
      [
        ['아침 빛', 'Morning light'],
        '일어나면 창을 열고 빛을 10분 보세요. 몸의 시계가 그때 다시 맞춰져요.',
        'Open the window and look at the light for ten minutes: it sets the clock of the body.',
      ],
    ],
  ),
  story(
    621,
    'MEAL',
    [48, 2, 133],
    DIETITIAN,
    ['아침을 거르는 분께', 'If you skip breakfast'],
    ['집에서 나오기 전 한 입이면 시작이에요.', 'One bite before you leave is a beginning.'],
    [630, 638, 617],
    [
      [
        ['한 입부터', 'One bite'],
        '바나나 반 개나 우유 한 잔부터 해 보세요. 점심에 급하게 먹는 일이 줄어요.',
        'Half a banana or a glass of milk. You will rush less at lunch.',
      ],
      [
        ['식당의 아침', 'Breakfast at work'],
        '죽이나 달걀이 나오는 날을 골라 한 주에 두 번만 들러 보세요.',
        'Pick the days with porridge or eggs and come twice a week.',
      ],
    ],
  ),
  story(
    620,
    'DISEASE',
    [53, 2, 176],
    TEAM,
    ['허리둘레는 어디를 잴까', 'Where to measure the waist'],
    ['배꼽이 아니라 갈비뼈와 골반 사이 가운데예요.', 'Not the navel: half way between ribs and hip.'],
    [625, 635, 623],
    [
      [
        ['숨을 내쉬고', 'Breathe out'],
        '두 발을 조금 벌리고 서서 숨을 편하게 내쉰 뒤에 재요. 줄자가 살을 누르지 않게 하세요.',
        'Stand with the feet slightly apart and measure after breathing out. The tape must not press.',
      ],
      [
        ['한 달에 한 번', 'Once a month'],
        '같은 날 아침에 재면 비교하기 쉬워요.',
        'On the same morning of each month, so that it can be compared.',
      ],
    ],
  ),
  story(
    619,
    'MIND',
    [58, 2, 108],
    TEAM,
    ['퇴근길을 하루의 끝으로', 'Let the way home end the day'],
    ['일에서 집으로 넘어가는 신호를 하나 만들어요.', 'Make one signal that work is over.'],
    [637, 631, 641],
    [
      [
        ['한 정거장 먼저', 'One stop early'],
        '한 정거장 먼저 내려 걸으면서 오늘 잘된 일 하나를 떠올려 보세요.',
        'Get off one stop early and think of one thing that went well.',
      ],
      [
        ['알림은 쉬기', 'Quiet the phone'],
        '집에 들어가기 전에 일 알림을 내일 아침까지 쉬게 해 두세요.',
        'Before you go in, let the messages of work rest until morning.',
      ],
    ],
  ),
  story(
    618,
    'EXERCISE',
    [64, 2, 91],
    TRAINER,
    ['쉬는 날도 계획이에요', 'Days of rest are part of the plan'],
    ['근육은 쉬는 동안 자라요.', 'Muscles grow while they rest.'],
    [623, 629, 622],
    [
      [
        ['하루 걸러 하루', 'Every other day'],
        '힘을 쓰는 운동은 하루 걸러 하루가 좋아요. 쉬는 날에는 천천히 걷기만 해도 충분해요.',
        'Train for strength every other day. On days between, a slow walk is enough.',
      ],
      [
        ['아프면 멈추기', 'Stop at pain'],
        '뻐근한 것은 괜찮지만 찌르는 듯 아프면 멈추고 사흘 쉬세요.',
        'Stiff is fine. If it stabs, stop and rest for three days.',
      ],
    ],
  ),
  story(
    617,
    'MEAL',
    [70, 2, 199],
    DIETITIAN,
    ['밤에 배가 고플 때', 'Hungry at night'],
    ['물 한 잔을 마시고 10분만 기다려 보세요.', 'Drink a glass of water and wait ten minutes.'],
    [630, 638, 641],
    [
      [
        ['먼저 물 한 잔', 'Water first'],
        '목마름을 배고픔으로 느낄 때가 많아요. 10분 뒤에도 배가 고프면 먹어도 돼요.',
        'Thirst often feels like hunger. If you are still hungry ten minutes later, eat.',
      ],
      [
        ['무엇을 먹을까', 'What to eat'],
        '두부, 삶은 달걀, 따뜻한 우유처럼 짜지 않고 부드러운 것이 좋아요.',
        'Something soft and not salty: tofu, a boiled egg, warm milk.',
      ],
    ],
  ),
  story(
    616,
    'DISEASE',
    [77, 2, 244],
    TEAM,
    ['독감 주사, 언제 맞으면 좋을까요', 'When to have a flu shot'],
    ['추워지기 전 10월이 가장 좋아요.', 'October, before it turns cold.'],
    [625, 635, 617],
    [
      [
        ['2주 뒤부터', 'After two weeks'],
        '맞고 2주가 지나야 힘이 생겨요. 10월에 맞으면 봄까지 도움이 돼요.',
        'It takes two weeks to work. In October, it helps until spring.',
      ],
      [
        ['맞은 날에는', 'On that day'],
        '팔이 뻐근하면 시원하게 하고, 술과 힘든 운동은 하루 쉬세요.',
        'Cool the arm if it is stiff; no alcohol or hard sport for a day.',
      ],
    ],
  ),
]
