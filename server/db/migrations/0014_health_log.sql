CREATE TABLE "checkup_consents" (
	"hc_id" text PRIMARY KEY NOT NULL,
	"agree_yn" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkup_items" (
	"hc_id" text NOT NULL,
	"checkup_seq" integer NOT NULL,
	"item_code" text NOT NULL,
	"val" text NOT NULL,
	CONSTRAINT "checkup_items_hc_id_checkup_seq_item_code_pk" PRIMARY KEY("hc_id","checkup_seq","item_code")
);
--> statement-breakpoint
CREATE TABLE "checkups" (
	"hc_id" text NOT NULL,
	"checkup_seq" integer NOT NULL,
	"checkup_dt" text NOT NULL,
	"hospital_nm" text NOT NULL,
	"type" text NOT NULL,
	"judge" text NOT NULL,
	"judge_txt" text NOT NULL,
	"got_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	CONSTRAINT "checkups_hc_id_checkup_seq_pk" PRIMARY KEY("hc_id","checkup_seq")
);
--> statement-breakpoint
CREATE TABLE "exercise_codes" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"order_seq" smallint NOT NULL,
	"code_nm" text NOT NULL,
	"code_nm_eng" text NOT NULL,
	"desc_txt" text,
	"desc_txt_eng" text,
	CONSTRAINT "exercise_codes_kind_code_pk" PRIMARY KEY("kind","code")
);
--> statement-breakpoint
CREATE TABLE "exercise_moves" (
	"move_code" text PRIMARY KEY NOT NULL,
	"move_nm" text NOT NULL,
	"move_nm_eng" text NOT NULL,
	"part_nm" text NOT NULL,
	"part_nm_eng" text NOT NULL,
	"met_tenths" smallint NOT NULL,
	"picto_code" text NOT NULL,
	"guide_txt" text,
	"guide_txt_eng" text,
	"strains" text
);
--> statement-breakpoint
CREATE TABLE "exercise_programmes" (
	"prgm_code" text PRIMARY KEY NOT NULL,
	"thm_code" text NOT NULL,
	"prgm_nm" text NOT NULL,
	"prgm_nm_eng" text NOT NULL,
	"goal_code" text NOT NULL,
	"difficulty_code" text NOT NULL,
	"category_code" text NOT NULL,
	"eases" text,
	"cntnts" text NOT NULL,
	"cntnts_eng" text NOT NULL,
	"caution_txt" text,
	"caution_txt_eng" text,
	"tool_txt" text,
	"tool_txt_eng" text
);
--> statement-breakpoint
CREATE TABLE "exercise_routines" (
	"hc_id" text NOT NULL,
	"prgm_code" text NOT NULL,
	"order_seq" smallint NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exercise_routines_hc_id_prgm_code_pk" PRIMARY KEY("hc_id","prgm_code")
);
--> statement-breakpoint
CREATE TABLE "exercise_settings" (
	"hc_id" text NOT NULL,
	"setting_code" text NOT NULL,
	"values" text[] NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exercise_settings_hc_id_setting_code_pk" PRIMARY KEY("hc_id","setting_code")
);
--> statement-breakpoint
CREATE TABLE "exercise_themes" (
	"thm_code" text PRIMARY KEY NOT NULL,
	"order_seq" smallint NOT NULL,
	"thm_nm" text NOT NULL,
	"thm_nm_eng" text NOT NULL,
	"thm_desc" text NOT NULL,
	"thm_desc_eng" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourite_programmes" (
	"hc_id" text NOT NULL,
	"prgm_code" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_programmes_hc_id_prgm_code_pk" PRIMARY KEY("hc_id","prgm_code")
);
--> statement-breakpoint
CREATE TABLE "programme_moves" (
	"prgm_code" text NOT NULL,
	"move_sn" smallint NOT NULL,
	"move_code" text NOT NULL,
	"set_cnt" smallint NOT NULL,
	"rep_cnt" smallint,
	"move_sec" smallint NOT NULL,
	"rest_sec" smallint NOT NULL,
	CONSTRAINT "programme_moves_prgm_code_move_sn_pk" PRIMARY KEY("prgm_code","move_sn")
);
--> statement-breakpoint
CREATE TABLE "programme_workout_moves" (
	"hc_id" text NOT NULL,
	"start_dt" text NOT NULL,
	"move_sn" smallint NOT NULL,
	"done" boolean NOT NULL,
	"seconds" integer NOT NULL,
	"kcal" integer NOT NULL,
	CONSTRAINT "programme_workout_moves_hc_id_start_dt_move_sn_pk" PRIMARY KEY("hc_id","start_dt","move_sn")
);
--> statement-breakpoint
CREATE TABLE "programme_workouts" (
	"hc_id" text NOT NULL,
	"start_dt" text NOT NULL,
	"end_dt" text NOT NULL,
	"prgm_code" text NOT NULL,
	"duration_sec" integer NOT NULL,
	"kcal" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "programme_workouts_hc_id_start_dt_pk" PRIMARY KEY("hc_id","start_dt")
);
--> statement-breakpoint
CREATE TABLE "routine_stats" (
	"gender" text NOT NULL,
	"decade" smallint NOT NULL,
	"prgm_code" text NOT NULL,
	"user_cnt" integer NOT NULL,
	CONSTRAINT "routine_stats_gender_decade_prgm_code_pk" PRIMARY KEY("gender","decade","prgm_code")
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"hc_id" text NOT NULL,
	"qstn_seq" smallint NOT NULL,
	"opt_code" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "survey_answers_hc_id_qstn_seq_opt_code_pk" PRIMARY KEY("hc_id","qstn_seq","opt_code")
);
--> statement-breakpoint
CREATE TABLE "survey_options" (
	"qstn_seq" smallint NOT NULL,
	"opt_code" text NOT NULL,
	"order_seq" smallint NOT NULL,
	"opt_nm" text NOT NULL,
	"opt_nm_eng" text NOT NULL,
	CONSTRAINT "survey_options_qstn_seq_opt_code_pk" PRIMARY KEY("qstn_seq","opt_code")
);
--> statement-breakpoint
CREATE TABLE "survey_questions" (
	"qstn_seq" smallint PRIMARY KEY NOT NULL,
	"qstn_txt" text NOT NULL,
	"qstn_txt_eng" text NOT NULL,
	"max_cnt" smallint NOT NULL,
	"required" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "theme_stats" (
	"thm_code" text PRIMARY KEY NOT NULL,
	"user_cnt" integer NOT NULL,
	"open_cnt" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "heart_rates" (
	"hc_id" text NOT NULL,
	"helhidx_ori_code" text NOT NULL,
	"inpt_dt" text NOT NULL,
	"rate" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "heart_rates_hc_id_inpt_dt_helhidx_ori_code_pk" PRIMARY KEY("hc_id","inpt_dt","helhidx_ori_code")
);
--> statement-breakpoint
CREATE TABLE "sleep_nights" (
	"hc_id" text NOT NULL,
	"inpt_dt" text NOT NULL,
	"start_dt" text NOT NULL,
	"helhidx_ori_code" text NOT NULL,
	"stages" text DEFAULT '' NOT NULL,
	CONSTRAINT "sleep_nights_hc_id_inpt_dt_pk" PRIMARY KEY("hc_id","inpt_dt")
);
--> statement-breakpoint
CREATE TABLE "medicine_times" (
	"hc_id" text NOT NULL,
	"medicine_seq" integer NOT NULL,
	"take_tm" text NOT NULL,
	"meal_rel" text NOT NULL,
	CONSTRAINT "medicine_times_hc_id_medicine_seq_take_tm_pk" PRIMARY KEY("hc_id","medicine_seq","take_tm")
);
--> statement-breakpoint
CREATE TABLE "medicines" (
	"hc_id" text NOT NULL,
	"medicine_seq" integer NOT NULL,
	"name" text NOT NULL,
	"purpose" text,
	"dose_milli" integer NOT NULL,
	"dose_unit" text NOT NULL,
	"weekdays" text NOT NULL,
	"start_dt" text NOT NULL,
	"end_dt" text,
	"alarm_yn" text NOT NULL,
	"memo" text,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "medicines_hc_id_medicine_seq_pk" PRIMARY KEY("hc_id","medicine_seq")
);
--> statement-breakpoint
CREATE TABLE "peer_stats" (
	"gender" text NOT NULL,
	"decade" integer NOT NULL,
	"members" integer NOT NULL,
	"bmi" numeric(4, 1) NOT NULL,
	"score" integer NOT NULL,
	CONSTRAINT "peer_stats_gender_decade_pk" PRIMARY KEY("gender","decade")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "place_nm_eng" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "counselor_nm_eng" text;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "meal_type" text;--> statement-breakpoint
ALTER TABLE "checkup_consents" ADD CONSTRAINT "checkup_consents_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkup_items" ADD CONSTRAINT "checkup_items_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkups" ADD CONSTRAINT "checkups_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_programmes" ADD CONSTRAINT "exercise_programmes_thm_code_exercise_themes_thm_code_fk" FOREIGN KEY ("thm_code") REFERENCES "public"."exercise_themes"("thm_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_routines" ADD CONSTRAINT "exercise_routines_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_routines" ADD CONSTRAINT "exercise_routines_prgm_code_exercise_programmes_prgm_code_fk" FOREIGN KEY ("prgm_code") REFERENCES "public"."exercise_programmes"("prgm_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_settings" ADD CONSTRAINT "exercise_settings_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_programmes" ADD CONSTRAINT "favourite_programmes_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_programmes" ADD CONSTRAINT "favourite_programmes_prgm_code_exercise_programmes_prgm_code_fk" FOREIGN KEY ("prgm_code") REFERENCES "public"."exercise_programmes"("prgm_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_moves" ADD CONSTRAINT "programme_moves_prgm_code_exercise_programmes_prgm_code_fk" FOREIGN KEY ("prgm_code") REFERENCES "public"."exercise_programmes"("prgm_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_moves" ADD CONSTRAINT "programme_moves_move_code_exercise_moves_move_code_fk" FOREIGN KEY ("move_code") REFERENCES "public"."exercise_moves"("move_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_workout_moves" ADD CONSTRAINT "programme_workout_moves_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_workouts" ADD CONSTRAINT "programme_workouts_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_workouts" ADD CONSTRAINT "programme_workouts_prgm_code_exercise_programmes_prgm_code_fk" FOREIGN KEY ("prgm_code") REFERENCES "public"."exercise_programmes"("prgm_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routine_stats" ADD CONSTRAINT "routine_stats_prgm_code_exercise_programmes_prgm_code_fk" FOREIGN KEY ("prgm_code") REFERENCES "public"."exercise_programmes"("prgm_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_options" ADD CONSTRAINT "survey_options_qstn_seq_survey_questions_qstn_seq_fk" FOREIGN KEY ("qstn_seq") REFERENCES "public"."survey_questions"("qstn_seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_stats" ADD CONSTRAINT "theme_stats_thm_code_exercise_themes_thm_code_fk" FOREIGN KEY ("thm_code") REFERENCES "public"."exercise_themes"("thm_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "heart_rates" ADD CONSTRAINT "heart_rates_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sleep_nights" ADD CONSTRAINT "sleep_nights_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medicine_times" ADD CONSTRAINT "medicine_times_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medicines" ADD CONSTRAINT "medicines_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkups_day" ON "checkups" USING btree ("hc_id","checkup_dt","hospital_nm");--> statement-breakpoint
CREATE INDEX "favourite_programmes_since" ON "favourite_programmes" USING btree ("hc_id","since");