CREATE TABLE "device_links" (
	"hc_id" text NOT NULL,
	"link_code" text NOT NULL,
	"link_yn" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_links_hc_id_link_code_pk" PRIMARY KEY("hc_id","link_code")
);
--> statement-breakpoint
CREATE TABLE "health_consents" (
	"hc_id" text NOT NULL,
	"consent" text NOT NULL,
	"agree_yn" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "health_consents_hc_id_consent_pk" PRIMARY KEY("hc_id","consent")
);
--> statement-breakpoint
CREATE TABLE "intake_records" (
	"hc_id" text NOT NULL,
	"hc_ucl_seq_no" integer NOT NULL,
	"origin" text NOT NULL,
	"sample_id" text,
	"eat_dt" text NOT NULL,
	"meal_type" text NOT NULL,
	"food_name" text NOT NULL,
	"quantity" numeric(10, 2),
	"unit" text,
	"kcal" numeric(10, 2) NOT NULL,
	"carbohydrate_g" numeric(10, 2),
	"protein_g" numeric(10, 2),
	"fat_g" numeric(10, 2),
	"sugar_g" numeric(10, 2),
	"fibre_g" numeric(10, 2),
	"sodium_mg" numeric(10, 2),
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "intake_records_hc_id_hc_ucl_seq_no_pk" PRIMARY KEY("hc_id","hc_ucl_seq_no"),
	CONSTRAINT "intake_records_sample" UNIQUE("hc_id","sample_id")
);
--> statement-breakpoint
CREATE TABLE "phone_day_steps" (
	"hc_id" text NOT NULL,
	"origin" text NOT NULL,
	"activity_dt" text NOT NULL,
	"steps" integer NOT NULL,
	CONSTRAINT "phone_day_steps_hc_id_origin_activity_dt_pk" PRIMARY KEY("hc_id","origin","activity_dt")
);
--> statement-breakpoint
CREATE TABLE "phone_exercises" (
	"hc_id" text NOT NULL,
	"origin" text NOT NULL,
	"sample_id" text NOT NULL,
	"exercise_type" text NOT NULL,
	"exercise_name" text,
	"start_dt" text NOT NULL,
	"end_dt" text NOT NULL,
	"duration_sec" integer NOT NULL,
	"kcal" numeric(10, 2),
	"distance_m" numeric(10, 2),
	"heart_rate_avg" integer,
	"heart_rate_max" integer,
	CONSTRAINT "phone_exercises_hc_id_origin_sample_id_pk" PRIMARY KEY("hc_id","origin","sample_id")
);
--> statement-breakpoint
CREATE TABLE "phone_permissions" (
	"hc_id" text NOT NULL,
	"device_id" text NOT NULL,
	"name" text NOT NULL,
	"platform" text NOT NULL,
	"agree_yn" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "phone_permissions_hc_id_device_id_name_pk" PRIMARY KEY("hc_id","device_id","name")
);
--> statement-breakpoint
CREATE TABLE "phone_query_logs" (
	"hc_id" text NOT NULL,
	"log_id" text NOT NULL,
	"device_id" text NOT NULL,
	"query_type" text NOT NULL,
	"status" integer NOT NULL,
	"message" text,
	"row_count" integer NOT NULL,
	"start_dt" text NOT NULL,
	"end_dt" text NOT NULL,
	"took_ms" integer NOT NULL,
	"url" text NOT NULL,
	"user_platform" text NOT NULL,
	"logged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "phone_query_logs_hc_id_log_id_pk" PRIMARY KEY("hc_id","log_id")
);
--> statement-breakpoint
CREATE TABLE "phone_steps" (
	"hc_id" text NOT NULL,
	"origin" text NOT NULL,
	"sample_id" text NOT NULL,
	"start_dt" text NOT NULL,
	"end_dt" text NOT NULL,
	"steps" integer NOT NULL,
	"distance_m" numeric(10, 2),
	"kcal" numeric(10, 2),
	"source_name" text,
	CONSTRAINT "phone_steps_hc_id_origin_sample_id_pk" PRIMARY KEY("hc_id","origin","sample_id")
);
--> statement-breakpoint
CREATE TABLE "step_devices" (
	"hc_id" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "device_links" ADD CONSTRAINT "device_links_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_consents" ADD CONSTRAINT "health_consents_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_records" ADD CONSTRAINT "intake_records_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_day_steps" ADD CONSTRAINT "phone_day_steps_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_exercises" ADD CONSTRAINT "phone_exercises_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_permissions" ADD CONSTRAINT "phone_permissions_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_query_logs" ADD CONSTRAINT "phone_query_logs_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_steps" ADD CONSTRAINT "phone_steps_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_devices" ADD CONSTRAINT "step_devices_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intake_records_eaten" ON "intake_records" USING btree ("hc_id","eat_dt");--> statement-breakpoint
CREATE INDEX "phone_exercises_start" ON "phone_exercises" USING btree ("hc_id","start_dt");--> statement-breakpoint
CREATE INDEX "phone_steps_start" ON "phone_steps" USING btree ("hc_id","start_dt");