/**
 * The forty moves. Energy by the Compendium of Physical Activities (Ainsworth and others, Med Sci Sports Exerc 43, 2011) in tenths of a MET:
 * stretching 2.3, light calisthenics 2.8, moderate ones 3.8, squats 5.0, walking 3.0 to 4.3, stairs 4.0. What a move strains is ours, and careful.
 */
import type { Complaint, exerciseMoves } from '../schema.ts'

type Part = keyof typeof PARTS
type Row = readonly [code: string, picto: string, part: Part, metTenths: number, nm: string, nmEng: string, guide: string | null, guideEng: string | null, strains?: Complaint]

const PARTS = { ALL: ['전신', 'Whole body'], LEGS: ['하체', 'Legs'], ARMS: ['상체', 'Upper body'], CORE: ['몸통', 'Core'], NECK: ['목과 어깨', 'Neck and shoulders'], BACK: ['허리', 'Back'], HAND: ['손목', 'Wrists'] } as const

const ROWS: readonly Row[] = [
  ['MARCH', 'MARCH', 'ALL', 35, '제자리 걷기', 'Marching in place', '팔을 크게 흔들며 걸어요.', 'Swing your arms as you march.'],
  ['WALK', 'WALK', 'ALL', 35, '걷기', 'Walking', '말을 나눌 수 있는 빠르기로 걸어요.', 'At a pace at which you can still talk.'],
  ['BRISK', 'WALK', 'ALL', 43, '빠르게 걷기', 'Brisk walking', '조금 숨이 찰 만큼 보폭을 넓혀요.', 'Longer steps, until you breathe a little harder.'],
  ['COOLWALK', 'WALK', 'ALL', 28, '천천히 걷기', 'Slow walking', '숨이 고르게 될 때까지 천천히 걸어요.', 'Slowly, until your breath is even again.'],
  ['STAIRS', 'STAIRS', 'LEGS', 40, '계단 오르기', 'Climbing stairs', '발바닥을 다 딛고 천천히 올라가요.', 'Put the whole foot down and go up slowly.', 'KNEE'],
  ['KNEEUP', 'MARCH', 'LEGS', 38, '무릎 들기', 'Knee lifts', '무릎을 골반 높이까지 들어요.', 'Lift each knee to the height of your hips.'],
  ['SIDESTEP', 'SIDESTEP', 'ALL', 38, '옆으로 걷기', 'Side steps', '무릎을 살짝 굽히고 옆으로 걸어요.', 'Bend your knees a little and step to the side.'],
  ['SQUAT', 'SQUAT', 'LEGS', 50, '스쿼트', 'Squats', '무릎이 발끝을 넘지 않게 앉아요.', 'Keep your knees behind your toes.', 'KNEE'],
  ['SITSTAND', 'SQUAT', 'LEGS', 38, '앉았다 일어서기', 'Sit to stand', '손을 짚지 않고 천천히 일어서요.', 'Stand up slowly, without your hands.'],
  ['WALLSIT', 'SQUAT', 'LEGS', 38, '벽에 기대앉기', 'Wall sit', '등을 벽에 붙이고 무릎을 굽혀요.', 'Back to the wall, knees bent.', 'KNEE'],
  ['LUNGE', 'LUNGE', 'LEGS', 38, '런지', 'Lunges', '뒤쪽 무릎을 바닥 가까이 내려요.', 'Lower the back knee towards the floor.', 'KNEE'],
  ['CALF', 'CALF', 'LEGS', 28, '까치발 들기', 'Calf raises', '발뒤꿈치를 들고 2초 머물러요.', 'Lift your heels and stay for two seconds.'],
  ['LEGEXT', 'SIT', 'LEGS', 28, '앉아서 다리 펴기', 'Seated leg raises', '무릎을 펴고 발끝을 몸 쪽으로 당겨요.', 'Straighten the knee and pull your toes in.'],
  ['LEGSIDE', 'BALANCE', 'LEGS', 28, '다리 옆으로 들기', 'Side leg raises', '몸이 기울지 않게 다리만 들어요.', 'Lift the leg alone; the body stays straight.'],
  ['ONELEG', 'BALANCE', 'LEGS', 28, '한 발로 서기', 'Standing on one leg', '한 곳을 바라보며 서 있어요.', 'Look at one point and stand still.'],
  ['HEELTOE', 'WALK', 'LEGS', 28, '한 줄로 걷기', 'Heel-to-toe walk', '발뒤꿈치를 앞발 끝에 붙이며 걸어요.', 'Heel to toe, as on a line.'],
  ['PUSHUP', 'PUSHUP', 'ARMS', 38, '팔 굽혀 펴기', 'Push-ups', '힘들면 무릎을 대고 해요.', 'On your knees if it is too hard.', 'WRIST'],
  ['WALLPUSH', 'WALLPUSH', 'ARMS', 28, '벽 밀기', 'Wall push-ups', '벽에서 한 걸음 떨어져 천천히 밀어요.', 'One step from the wall, push slowly.'],
  ['ARMCIRCLE', 'ARMS', 'ARMS', 28, '팔 돌리기', 'Arm circles', '어깨에 힘을 빼고 크게 돌려요.', 'Loosen your shoulders and draw large circles.'],
  ['PUNCH', 'ARMS', 'ARMS', 38, '팔 뻗기', 'Punches', '배에 힘을 주고 앞으로 뻗어요.', 'Tighten your belly and reach forward.'],
  ['PLANK', 'PLANK', 'CORE', 38, '플랭크', 'Plank', '머리부터 발까지 한 줄로 버텨요.', 'One line from head to heel.', 'WRIST'],
  ['BRIDGE', 'BRIDGE', 'CORE', 28, '엉덩이 들기', 'Bridge', '누워서 엉덩이만 들어 올려요.', 'Lie down and lift your hips.'],
  ['BIRDDOG', 'BIRDDOG', 'CORE', 28, '팔다리 엇갈려 펴기', 'Bird dog', '반대쪽 팔과 다리를 함께 펴요.', 'Stretch one arm and the other leg.', 'WRIST'],
  ['KNEETAP', 'MARCH', 'CORE', 38, '팔꿈치로 무릎 치기', 'Elbow to knee', '몸을 돌려 반대쪽 무릎에 닿아요.', 'Turn and touch the other knee.', 'BACK'],
  ['TWIST', 'TWIST', 'BACK', 23, '앉아서 몸통 돌리기', 'Seated twist', '숨을 내쉬며 천천히 돌려요.', 'Turn slowly as you breathe out.'],
  ['SIDEBEND', 'SIDEBEND', 'BACK', 23, '옆구리 늘이기', 'Side bend', '한 팔을 들고 옆으로 기울여요.', 'One arm up, lean to the side.'],
  ['FOLD', 'FOLD', 'BACK', 23, '앉아서 앞으로 숙이기', 'Seated forward fold', '배를 허벅지에 붙이듯 숙여요.', 'Bring your belly towards your thighs.'],
  ['PELVIS', 'SIT', 'BACK', 23, '골반 세우기', 'Pelvic tilt', '골반을 세웠다가 천천히 풀어요.', 'Tilt your hips up, then let go slowly.'],
  ['CATCOW', 'BIRDDOG', 'BACK', 23, '등 말았다 펴기', 'Cat and cow', '숨에 맞춰 등을 말았다 펴요.', 'Round and open your back with your breath.'],
  ['HIPFLEX', 'LUNGE', 'LEGS', 23, '골반 앞쪽 늘이기', 'Hip flexor stretch', '한 발을 뒤로 빼고 골반을 앞으로 밀어요.', 'One foot back, hips forward.'],
  ['HAMSTRING', 'FOLD', 'LEGS', 23, '다리 뒤쪽 늘이기', 'Hamstring stretch', '다리를 펴고 상체를 살짝 숙여요.', 'Straighten the leg and lean in a little.'],
  ['NECKTILT', 'NECK', 'NECK', 23, '목 옆으로 기울이기', 'Neck tilt', '귀를 어깨 쪽으로 천천히 보내요.', 'Bring the ear towards the shoulder.'],
  ['CHINTUCK', 'NECK', 'NECK', 23, '턱 당기기', 'Chin tuck', '턱을 뒤로 당겨 5초 머물러요.', 'Pull the chin back and stay five seconds.'],
  ['SHRUG', 'NECK', 'NECK', 23, '어깨 으쓱하기', 'Shoulder shrugs', '어깨를 올렸다가 툭 내려요.', 'Lift your shoulders and let them drop.'],
  ['CHEST', 'ARMS', 'NECK', 23, '가슴 펴기', 'Chest opener', '손을 등 뒤로 잡고 가슴을 열어요.', 'Hands behind your back, open your chest.'],
  ['WINGS', 'ARMS', 'NECK', 28, '날개뼈 모으기', 'Shoulder blade squeeze', '팔꿈치를 뒤로 당겨 모아요.', 'Pull your elbows back and together.'],
  ['WRIST', 'HAND', 'HAND', 23, '손목 늘이기', 'Wrist stretch', '팔을 펴고 손등을 몸 쪽으로 당겨요.', 'Arm straight, pull the hand towards you.'],
  ['FIST', 'HAND', 'HAND', 23, '주먹 쥐었다 펴기', 'Open and close', '다섯 손가락을 끝까지 펴요.', 'Spread all five fingers.'],
  ['BREATH', 'SIT', 'ALL', 23, '숨 고르기', 'Breathing', '4초 들이쉬고 6초 내쉬어요.', 'In for four seconds, out for six.'],
  ['STRETCH', 'STRETCH', 'ALL', 23, '마무리 스트레칭', 'Cool-down stretch', null, null],
]

export const MOVES: (typeof exerciseMoves.$inferInsert)[] = ROWS.map(([moveCode, pictoCode, part, metTenths, moveNm, moveNmEng, guideTxt, guideTxtEng, strains = null]) => {
  const [partNm, partNmEng] = PARTS[part]
  return { moveCode, pictoCode, partNm, partNmEng, metTenths, moveNm, moveNmEng, guideTxt, guideTxtEng, strains }
})
