CREATE TABLE "challenge_team_days" (
	"chaln_code" text NOT NULL,
	"team_seq" smallint NOT NULL,
	"activity_dt" text NOT NULL,
	"average_steps" integer NOT NULL,
	CONSTRAINT "challenge_team_days_chaln_code_activity_dt_team_seq_pk" PRIMARY KEY("chaln_code","activity_dt","team_seq")
);
--> statement-breakpoint
CREATE TABLE "challenge_team_mates" (
	"chaln_code" text NOT NULL,
	"team_seq" smallint NOT NULL,
	"mate_seq" smallint NOT NULL,
	"nick_name" text NOT NULL,
	"usr_img" text NOT NULL,
	CONSTRAINT "challenge_team_mates_chaln_code_team_seq_mate_seq_pk" PRIMARY KEY("chaln_code","team_seq","mate_seq")
);
--> statement-breakpoint
CREATE TABLE "challenge_teams" (
	"chaln_code" text NOT NULL,
	"team_seq" smallint NOT NULL,
	"team_nm" text NOT NULL,
	"team_nm_eng" text NOT NULL,
	CONSTRAINT "challenge_teams_chaln_code_team_seq_pk" PRIMARY KEY("chaln_code","team_seq")
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"chaln_code" text PRIMARY KEY NOT NULL,
	"chaln_nm" text NOT NULL,
	"chaln_nm_eng" text NOT NULL,
	"start_dt" text NOT NULL,
	"end_dt" text NOT NULL,
	"goal_days" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"hc_id" text NOT NULL,
	"rsrv_no" integer NOT NULL,
	"rsrv_dt" text NOT NULL,
	"rsrv_tm" text NOT NULL,
	"rsrv_kind" text NOT NULL,
	"place_nm" text NOT NULL,
	"counselor_nm" text NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "appointments_hc_id_rsrv_no_pk" PRIMARY KEY("hc_id","rsrv_no")
);
--> statement-breakpoint
CREATE TABLE "challenge_successes" (
	"hc_id" text NOT NULL,
	"chaln_code" text NOT NULL,
	"success_dt" text NOT NULL,
	CONSTRAINT "challenge_successes_hc_id_chaln_code_success_dt_pk" PRIMARY KEY("hc_id","chaln_code","success_dt")
);
--> statement-breakpoint
CREATE TABLE "green_stamps" (
	"hc_id" text NOT NULL,
	"stamp_dt" text NOT NULL,
	"menu_meal_type" text NOT NULL,
	CONSTRAINT "green_stamps_hc_id_stamp_dt_menu_meal_type_pk" PRIMARY KEY("hc_id","stamp_dt","menu_meal_type")
);
--> statement-breakpoint
CREATE TABLE "member_challenges" (
	"hc_id" text NOT NULL,
	"chaln_code" text NOT NULL,
	"team_seq" smallint NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_challenges_hc_id_chaln_code_pk" PRIMARY KEY("hc_id","chaln_code")
);
--> statement-breakpoint
CREATE TABLE "pay_codes" (
	"hc_id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "challenge_team_days" ADD CONSTRAINT "challenge_team_days_team" FOREIGN KEY ("chaln_code","team_seq") REFERENCES "public"."challenge_teams"("chaln_code","team_seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_team_mates" ADD CONSTRAINT "challenge_team_mates_team" FOREIGN KEY ("chaln_code","team_seq") REFERENCES "public"."challenge_teams"("chaln_code","team_seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_teams" ADD CONSTRAINT "challenge_teams_chaln_code_challenges_chaln_code_fk" FOREIGN KEY ("chaln_code") REFERENCES "public"."challenges"("chaln_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_successes" ADD CONSTRAINT "challenge_successes_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "green_stamps" ADD CONSTRAINT "green_stamps_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_challenges" ADD CONSTRAINT "member_challenges_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_challenges" ADD CONSTRAINT "member_challenges_team" FOREIGN KEY ("chaln_code","team_seq") REFERENCES "public"."challenge_teams"("chaln_code","team_seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_codes" ADD CONSTRAINT "pay_codes_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;