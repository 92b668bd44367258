// Made by `npm run generate` from openapi/. Never edited by hand: `npm test` compares.
export interface paths {
    "/user/auth/login-user/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with e-mail and password */
        post: operations["loginUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/register-user/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign up; a verification code and link are mailed */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/verify-email/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the e-mail with the 4-digit code or the token of the link */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/forgot-password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a reset code and link; answers alike whether or not the address exists */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/reset-password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a reset code or link, or set the new password with it */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/refresh-token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Trade a refresh token, or a social return token, for a new pair */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/logout-user/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** End this session */
        get: operations["logoutUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/auth/google/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send the browser to Google to sign in */
        get: operations["googleRedirect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/auth/linkedin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send the browser to LinkedIn to sign in */
        get: operations["linkedinRedirect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/auth/{provider}/callback/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the provider sends the browser back
         * @description A browser navigation, so it never answers with an error body for a person: whatever went wrong, the browser is sent to the sign-in page with the code in the query.
         */
        get: operations["completeSocialSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/tickets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a file; the answer is an address that serves it to this browser
         * @description One user, one file, to be opened within 5 minutes, then ranges for 2 hours. Issuing is what the access log records.
         */
        post: operations["issueTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{ticket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Serve the file of a ticket, whole or in ranges */
        get: operations["serveFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user, or the one named
         * @description A candidate may name only themself; a recruiter may name a candidate.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own name, mobile number or picture */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/user/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The profile read from the resume, and how the reading goes */
        get: operations["getUserProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/edit-details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own onboarding details */
        patch: operations["updateUserDetails"];
        trace?: never;
    };
    "/user/update-company/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own company */
        patch: operations["updateCompany"];
        trace?: never;
    };
    "/user/sectors/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sectors a company can be in */
        get: operations["getSectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/roles/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The roles */
        get: operations["getRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/job-details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One published job */
        get: operations["getPublicJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/skill-groups/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The groups that the given skills belong to */
        post: operations["groupSkills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/skills/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The skills of the taxonomy that the given names mean */
        post: operations["findSkills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/job-search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search the published jobs */
        post: operations["searchPublicJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/user-profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Account, onboarding details and profile in one answer */
        get: operations["getUserProfileDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/by-name/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users by their full name */
        get: operations["findUsersByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/autocomplete/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Candidates whose name or e-mail begins with the text
         * @description Open to recruiters too; a candidate finds nobody but themself.
         */
        get: operations["autocompleteName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/send-email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send one of the fixed mails
         * @description `resend-email` goes to the session's own address only, in any standing; `onboarding-invite` is an approved recruiter's.
         */
        post: operations["sendEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/upload-file-chunk/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the next piece of a file
         * @description The type is judged by the content when the last byte has come. An offset that is not what was received answers 409 `upload_offset_mismatch`; the upload's GET says where to go on.
         */
        post: operations["uploadFileChunk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/upload-file-chunk/{upload_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far an upload has come */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/onboarding/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become a candidate; the resume is parsed right after */
        post: operations["onboardCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/onboarding/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become a recruiter with a company, held until an admin approves */
        post: operations["onboardRecruiter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/resume/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace one's own resume; the old profile is kept until the new one is read */
        post: operations["replaceResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The assessments of the signed-in candidate, with the attempt at each */
        get: operations["listAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Consent to being recorded, to the text of this version */
        post: operations["giveConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what happened in the attempt; the answer is the server's view of it
         * @description Accepted in any standing for an attempt this candidate had begun. The server decides and the browser follows.
         */
        post: operations["sendAttemptEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/questionnaire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All questions of the running attempt, without their answers */
        get: operations["getQuestionnaire"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/practice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One untimed practice item of each kind */
        get: operations["getPractice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save answers as they are edited
         * @description The highest sequence of the highest epoch stands, so a stale tab cannot overwrite. Accepted in any standing for an attempt this candidate had begun.
         */
        post: operations["saveAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/answer/{answer_id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a recorded take of a spoken answer
         * @description The same take sent again changes nothing. Accepted in any standing for an attempt this candidate had begun.
         */
        post: operations["saveAnswerMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a piece of a recording, or a screenshot
         * @description The same piece of the same session sent again changes nothing. Accepted in any standing for an attempt this candidate had begun.
         */
        post: operations["saveMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The result of an attempt, the last one where none is named
         * @description A candidate's own; a recruiter may name a candidate.
         */
        get: operations["getResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/assessments/{assessment_id}/result/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The result as a PDF */
        get: operations["getResultPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/stats/average_times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The average time that each part takes */
        post: operations["getAverageTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/assessments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every assessment version, whether it is active, and how its attempts stand */
        get: operations["getRecruiterAssessments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/assessments/{assessment_id}/listing/result/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The attempts at one assessment version, filtered and paged */
        get: operations["listResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/assessments/{assessment_id}/report/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything a reviewer sees of one attempt */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/assessments/{assessment_id}/report/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the scores that wait for a person */
        post: operations["reviewScores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/assessments/{assessment_id}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archive a candidate's attempt; they start as if it was never taken */
        post: operations["resetAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/assessments/reset_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset, or grant a redo of, the attempts of many candidates */
        post: operations["resetAllAssessments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/assessments/advance-filters/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Candidates with their results in both assessments, by the advance filters */
        get: operations["listOverallResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/cancelled-assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cancelled attempts */
        get: operations["listCancelledAssessments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/redo-assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The attempts whose redo was asked for or granted */
        get: operations["listRedoAssessments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/redo-assessments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grant or decline the redo of an attempt */
        post: operations["decideRedo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/admin/search-candidates/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The accounts of one approval status, with the counts of all */
        post: operations["adminSearchCandidates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/admin/action-candidate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve, decline, start to review, or undo within 60 seconds */
        post: operations["adminActionCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Kept as typed, compared trimmed and lowercased. Whether it is a valid address is a field rule (`validation_failed`). */
        Email: string;
        Credentials: {
            email: components["schemas"]["Email"];
            password: string;
        };
        /**
         * Format: uuid
         * @description A UUID; those the server makes are version 7, so they sort by creation.
         */
        Id: string;
        /** @enum {string} */
        RoleName: "individual" | "recruiter" | "recruiter admin";
        /**
         * @description The other side of a value that may be null.
         * @enum {string|null}
         */
        Nothing: null;
        /**
         * @description How far a signed-in person has come. Each is also a state of the session chart.
         * @enum {string}
         */
        Standing: "EMAIL_VERIFICATION_PENDING" | "ONBOARDING_PENDING" | "PENDING_VERIFICATION" | "RECRUITER" | "RECRUITER_ADMIN" | "CANDIDATE_PROFILE_PENDING" | "CANDIDATE";
        /** @enum {string} */
        ApprovalStatus: "REGISTERED" | "PENDING" | "APPROVED" | "DECLINED";
        Approval: {
            status: components["schemas"]["ApprovalStatus"];
            /** @description What the person is told of why; set when declined. */
            reason: string | null;
        };
        Company: {
            id: components["schemas"]["Id"];
            company_name: string;
            /** @description The address of the logo. */
            company_avatar: string | null;
            company_size: number;
            company_industry: string;
            company_location: string;
            company_website: string | null;
            company_description: string;
        };
        /** Format: date-time */
        Timestamp: string;
        User: {
            id: components["schemas"]["Id"];
            first_name: string;
            last_name: string;
            email: string;
            mobile_number: string | null;
            /** Format: uuid */
            role_id: string | null;
            role: components["schemas"]["RoleName"] | components["schemas"]["Nothing"];
            /** @description Only in the answers of login-user and register-user. */
            refresh_token?: string;
            is_email_confirmed: boolean;
            /** @description True exactly when approval.status is APPROVED. */
            is_account_confirmed: boolean;
            standing: components["schemas"]["Standing"];
            approval: components["schemas"]["Approval"];
            companyDetail: components["schemas"]["Company"] | components["schemas"]["Nothing"];
            avatar_url: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        SignedInData: {
            user: components["schemas"]["User"];
            /** @description The session token to send in the `token` header. */
            token: string;
        };
        SignedIn: {
            data: components["schemas"]["SignedInData"];
            message?: string;
        };
        /**
         * @description Why a call was refused. The list is closed: a code has a sentence in every language (`locales/*\/errors.json`), and the server can answer no other.
         * @enum {string}
         */
        ErrorCode: "account_pending" | "appeal_already_made" | "appeal_not_possible" | "application_not_found" | "assessment_not_available" | "assessment_not_done" | "assessment_not_found" | "assets_not_ready" | "ats_permission_not_allowed" | "ats_post_failed" | "ats_sync_failed" | "attempt_already_completed" | "attempt_cancelled" | "attempt_not_found" | "attempt_not_started" | "attempt_over" | "attempt_running" | "body_too_large" | "candidate_profile_not_found" | "client_event_refused" | "code_expired" | "consent_missing" | "email_taken" | "email_template_not_found" | "email_unconfirmed" | "file_broken" | "file_not_found" | "file_too_large" | "forbidden" | "internal" | "interview_not_possible" | "interview_overlap" | "invalid_code" | "invalid_credentials" | "job_closed" | "job_limit_reached" | "job_link_unreadable" | "job_not_found" | "link_used" | "no_pending_request" | "no_user_response" | "not_found" | "not_implemented" | "onboarding_already_done" | "onboarding_missing" | "part_not_open" | "password_unchanged" | "password_wrong" | "profile_pending" | "question_not_found" | "range_not_satisfiable" | "rate_limited" | "recording_not_found" | "redo_not_possible" | "resume_not_ready" | "review_not_needed" | "session_expired" | "session_missing" | "social_sign_in_failed" | "social_sign_in_unavailable" | "sso_failed" | "stale_sequence" | "survey_already_submitted" | "survey_incomplete" | "survey_not_open" | "ticket_expired" | "unavailable" | "undo_expired" | "unsupported_file_type" | "upload_incomplete" | "upload_not_found" | "upload_offset_mismatch" | "user_not_found" | "validation_failed" | "writer_elsewhere";
        Error: {
            /** @description A finished sentence in the language of the `lang` header. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description The sentence for each field that was refused, by the field's name in the request. */
            fields?: {
                [key: string]: string;
            };
        };
        Registration: {
            /** @description The first word becomes first_name and the rest last_name. */
            full_name: string;
            mobile_number: string;
            email: components["schemas"]["Email"];
            /** @description The rules of section 5 are field rules (422). */
            password: string;
            /** @description Must be true (422 otherwise). */
            terms_accepted: boolean;
        };
        VerifyEmailRequest: {
            email?: components["schemas"]["Email"];
        };
        VerifiedEmailData: {
            user: components["schemas"]["User"];
        };
        VerifiedEmail: {
            data: components["schemas"]["VerifiedEmailData"];
            message?: string;
        };
        ForgotPasswordRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description An empty object; the notice is in `message`. */
        Empty: Record<string, never>;
        MessageAnswer: {
            data: components["schemas"]["Empty"];
            message: string;
        };
        ResetPasswordRequest: {
            email?: components["schemas"]["Email"];
            /** @description The 4 digits of the mail; needs the e-mail beside it. */
            code?: string;
            /** @description The token of the link or the `reset_token` that a checked code gave. */
            token?: string;
            /** @description Left out to check the code or the link only. */
            password?: string;
        };
        ResetPasswordData: {
            /** @description Present when only a code or link was checked; the password is set with it. */
            reset_token?: string;
        };
        ResetPasswordAnswer: {
            data: components["schemas"]["ResetPasswordData"];
            message?: string;
        };
        RefreshTokenRequest: {
            /** @description The refresh token or the single-use token of a social return. */
            refresh_token: string;
        };
        RefreshedToken: {
            /** @description The new session token. */
            data: string;
            /** @description The rotated refresh token; it replaces the one that was sent. */
            refresh_token: string;
            message?: string;
        };
        /** @enum {string} */
        Lang: "en" | "ar";
        TicketFile: {
            /** @enum {string} */
            kind: "recording" | "screenshot" | "take" | "resume" | "report_pdf";
            id: components["schemas"]["Id"];
        };
        TicketRequest: {
            file: components["schemas"]["TicketFile"];
        };
        UrlAnswer: {
            data: {
                /** @description A path of this origin that serves the file once it is opened within 5 minutes. */
                url: string;
            };
            message?: string;
        };
        UserAnswer: {
            data: components["schemas"]["User"];
            message?: string;
        };
        UserPatch: {
            first_name?: string;
            last_name?: string;
            mobile_number?: string;
            /**
             * Format: uuid
             * @description A completed upload; null removes the picture.
             */
            avatar?: string | null;
        };
        ChangedUserData: {
            user: components["schemas"]["User"];
        };
        ChangedUser: {
            data: components["schemas"]["ChangedUserData"];
            message?: string;
        };
        /**
         * @description Why a stored resume gave no profile; nothing is invented from it.
         * @enum {string}
         */
        ResumeFailure: "resume_no_text" | "resume_encrypted" | "resume_broken" | "resume_too_complex";
        Resume: {
            id: components["schemas"]["Id"];
            filename: string;
            /** @description Bytes. */
            size: number;
            uploaded_at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            status: "in_progress" | "completed" | "failed";
            failure: components["schemas"]["ResumeFailure"] | components["schemas"]["Nothing"];
            /** @description 0 to 100. */
            progress: number;
        };
        ResumeSkill: {
            id: string;
            /** @description As the resume words it. */
            name: string;
            /** @description The skill of the taxonomy it was recognised as. */
            ref_skill: string | null;
            /** @description The line of the resume it was read from. */
            evidence: string;
        };
        WorkHistory: {
            title: string | null;
            employer: string | null;
            /** @description yyyy or yyyy-mm. */
            start: string | null;
            /** @description yyyy, yyyy-mm or `present`. */
            end: string | null;
            description: string;
        };
        Education: {
            institution: string | null;
            degree: string | null;
            field: string | null;
            start: string | null;
            end: string | null;
        };
        ProfileMedia: {
            id: components["schemas"]["Id"];
            title: string;
            url: string;
        };
        ResumeProfile: {
            name: string | null;
            emails: string[];
            phones: string[];
            links: string[];
            skills: components["schemas"]["ResumeSkill"][];
            work_history_detailed: components["schemas"]["WorkHistory"][];
            education: components["schemas"]["Education"][];
            languages: string[];
            media: components["schemas"]["ProfileMedia"][];
            career_path: string[];
        };
        UploadResponse: {
            profile: components["schemas"]["ResumeProfile"];
        };
        EarnedAward: {
            reward_id: string;
            uid: string;
            title: string;
        };
        UserProfile: {
            /** @enum {string} */
            status: "in_progress" | "completed";
            resume: components["schemas"]["Resume"] | components["schemas"]["Nothing"];
            upload_response: components["schemas"]["UploadResponse"] | components["schemas"]["Nothing"];
            awards: components["schemas"]["EarnedAward"][];
        };
        UserProfileAnswer: {
            data: components["schemas"]["UserProfile"];
            message?: string;
        };
        /** @enum {string} */
        AvailabilitySlot: "weekday_mornings" | "weekday_afternoons" | "weekday_evenings" | "weekends";
        /** @enum {string} */
        City: "abu_dhabi" | "dubai" | "sharjah" | "ajman" | "fujairah" | "ras_al_khaimah" | "umm_al_quwain" | "al_ain";
        /** @enum {string} */
        EducationLevel: "high_school" | "bachelors" | "masters" | "phd";
        /** @enum {string} */
        AvailabilityMode: "online" | "on_site";
        CandidateDetailsPatch: {
            candidate_social_links?: string[];
            candidate_availability?: components["schemas"]["AvailabilitySlot"][];
            is_emirati?: boolean;
            emirates_id?: string | null;
            city?: components["schemas"]["City"];
            address?: string;
            education_level?: components["schemas"]["EducationLevel"];
            availability_40_hours?: boolean;
            accommodations_needed?: boolean;
            accommodations_detail?: string | null;
            laptop_available?: boolean;
            wifi_available?: boolean;
            currently_employed?: boolean;
            is_student?: boolean;
            university_name?: string | null;
            availability_mode?: components["schemas"]["AvailabilityMode"];
        };
        CompanyPatch: {
            company_name?: string;
            /**
             * Format: uuid
             * @description A completed upload; null removes the logo.
             */
            company_avatar?: string | null;
            company_size?: number;
            company_industry?: string;
            company_location?: string;
            company_website?: string | null;
            company_description?: string;
        };
        CompanyAnswer: {
            data: components["schemas"]["Company"];
            message?: string;
        };
        NamedItem: {
            id: components["schemas"]["Id"];
            name: string;
        };
        SectorsAnswer: {
            data: components["schemas"]["NamedItem"][];
            message?: string;
        };
        Role: {
            id: components["schemas"]["Id"];
            role_name: components["schemas"]["RoleName"];
        };
        RolesAnswer: {
            data: components["schemas"]["Role"][];
            message?: string;
        };
        PublicJob: {
            id: components["schemas"]["Id"];
            title: string;
            company_name: string;
            company_avatar: string | null;
            industry: string;
            sector: string;
            /** @enum {string} */
            job_type: "full_time" | "part_time";
            experience: string;
            skills: string[];
            description: string;
            location: string;
            published_at: components["schemas"]["Timestamp"];
        };
        PublicJobAnswer: {
            data: components["schemas"]["PublicJob"];
            message?: string;
        };
        SkillsRequest: {
            skills: string[];
        };
        SkillGroup: {
            group: string;
            skills: string[];
        };
        SkillGroupsData: {
            skill_group: components["schemas"]["SkillGroup"][];
        };
        SkillGroupsAnswer: {
            data: components["schemas"]["SkillGroupsData"];
            message?: string;
        };
        KnownSkill: {
            id: string;
            name: string;
            aliases: string[];
            group: string;
        };
        KnownSkillsAnswer: {
            data: components["schemas"]["KnownSkill"][];
            message?: string;
        };
        JobSearchRequest: {
            query?: string;
            sector?: string;
            /** @enum {string} */
            job_type?: "full_time" | "part_time";
            /** @default 1 */
            page: number;
            /** @default 10 */
            limit: number;
        };
        PublicJobList: {
            data: {
                results: components["schemas"]["PublicJob"][];
                page: number;
                limit: number;
                total: number;
            };
            message?: string;
        };
        /** @enum {string} */
        HeardFrom: "professional_network" | "local_referral" | "photo_social_network" | "word_of_mouth" | "others";
        CandidateDetails: {
            candidate_social_links: string[];
            candidate_availability: components["schemas"]["AvailabilitySlot"][];
            is_emirati: boolean;
            emirates_id: string | null;
            city: components["schemas"]["City"];
            address: string;
            education_level: components["schemas"]["EducationLevel"];
            availability_40_hours: boolean;
            heard_from: components["schemas"]["HeardFrom"];
            accommodations_needed: boolean;
            accommodations_detail: string | null;
            laptop_available: boolean;
            wifi_available: boolean;
            currently_employed: boolean;
            is_student: boolean;
            university_name: string | null;
            availability_mode: components["schemas"]["AvailabilityMode"];
        };
        UserProfileDetails: {
            user: components["schemas"]["User"];
            details: components["schemas"]["CandidateDetails"] | components["schemas"]["Nothing"];
            profile: components["schemas"]["UserProfile"] | components["schemas"]["Nothing"];
        };
        UserProfileDetailsAnswer: {
            data: components["schemas"]["UserProfileDetails"];
            message?: string;
        };
        FoundUser: {
            id: components["schemas"]["Id"];
            full_name: string;
            email: string;
            avatar_url: string | null;
        };
        FoundUsersAnswer: {
            data: components["schemas"]["FoundUser"][];
            message?: string;
        };
        SendEmailRequest: {
            /** @enum {string} */
            kind: "resend-email" | "onboarding-invite";
            email: components["schemas"]["Email"];
        };
        /** @enum {string} */
        UploadKind: "resume" | "avatar" | "company_avatar";
        UploadChunkForm: {
            /**
             * Format: uuid
             * @description Made by the browser; the same for every chunk of a file.
             */
            upload_id: string;
            kind: components["schemas"]["UploadKind"];
            filename: string;
            /** @description Bytes of the whole file. */
            size: number;
            /** @description Where this chunk begins; must be what was received so far. */
            offset: number;
            /**
             * Format: binary
             * @description At most 5 MB. The text parts come before it.
             */
            chunk: string;
        };
        Upload: {
            upload_id: components["schemas"]["Id"];
            /** @description Bytes that arrived so far; the next chunk begins here. */
            received: number;
            size: number;
            complete: boolean;
        };
        UploadAnswer: {
            data: components["schemas"]["Upload"];
            message?: string;
        };
        CandidateOnboarding: {
            full_name: string;
            mobile_number: string;
            /**
             * Format: uuid
             * @description A completed upload.
             */
            candidate_avatar: string | null;
            /**
             * Format: uuid
             * @description A completed upload.
             */
            candidate_resume: string;
            candidate_social_links: string[];
            candidate_availability: components["schemas"]["AvailabilitySlot"][];
            is_emirati: boolean;
            /** @description 15 digits, dashes allowed; required of Emiratis. */
            emirates_id: string | null;
            city: components["schemas"]["City"];
            address: string;
            education_level: components["schemas"]["EducationLevel"];
            availability_40_hours: boolean;
            heard_from: components["schemas"]["HeardFrom"];
            accommodations_needed: boolean;
            accommodations_detail: string | null;
            laptop_available: boolean;
            wifi_available: boolean;
            currently_employed: boolean;
            is_student: boolean;
            university_name: string | null;
            availability_mode: components["schemas"]["AvailabilityMode"];
        };
        RecruiterOnboarding: {
            company_name: string;
            /**
             * Format: uuid
             * @description A completed upload.
             */
            company_avatar: string | null;
            company_size: number;
            company_industry: string;
            company_location: string;
            company_website: string | null;
            company_description: string;
        };
        OnboardedRecruiterData: {
            user: components["schemas"]["User"];
            company: components["schemas"]["Company"];
        };
        OnboardedRecruiter: {
            data: components["schemas"]["OnboardedRecruiterData"];
            message?: string;
        };
        ReplaceResumeRequest: {
            upload_id: components["schemas"]["Id"];
        };
        /** @enum {string} */
        AssessmentKind: "english" | "annotation";
        /**
         * @description The setting key of one version of one assessment.
         * @enum {string}
         */
        AssessmentId: "english_v1" | "english_v2" | "english_v3" | "annotation_v1" | "annotation_v2" | "annotation_v3";
        /** @enum {string} */
        AssessmentVersion: "v1" | "v2" | "v3";
        /** @enum {string} */
        AttemptStatus: "IN_PROGRESS" | "RESULT_PROCESSING" | "COMPLETED" | "FAILED" | "CANCELLED" | "REDO";
        /** @enum {string} */
        PartId: "writing" | "mcqs" | "speaking" | "part1" | "part2" | "part3" | "part4" | "part5" | "part6" | "part7" | "part8";
        AttemptPart: {
            id: components["schemas"]["PartId"];
            budget_seconds: number;
            /**
             * Format: date-time
             * @description The part begins by itself then.
             */
            briefing_ends_at: string | null;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            deadline: string | null;
            /** Format: date-time */
            submitted_at: string | null;
        };
        /** @enum {string} */
        CancelReason: "exited" | "logged_out" | "capture_lost" | "phone" | "disqualified";
        Attempt: {
            id: components["schemas"]["Id"];
            assessment_id: components["schemas"]["AssessmentId"];
            kind: components["schemas"]["AssessmentKind"];
            version: components["schemas"]["AssessmentVersion"];
            status: components["schemas"]["AttemptStatus"];
            /** @description The writer's; a take-over raises it. */
            epoch: number;
            /** @description The last one seen of this epoch. */
            sequence: number;
            part: components["schemas"]["PartId"] | components["schemas"]["Nothing"];
            /** @enum {string|null} */
            phase: "briefing" | "answering" | null;
            parts: components["schemas"]["AttemptPart"][];
            granted_seconds: number;
            server_time: components["schemas"]["Timestamp"];
            started_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            finished_at: string | null;
            cancel_reason: components["schemas"]["CancelReason"] | components["schemas"]["Nothing"];
            /** @description Every recording of the attempt has arrived. */
            drained: boolean;
        };
        AssessmentCard: {
            kind: components["schemas"]["AssessmentKind"];
            assessment_id: components["schemas"]["AssessmentId"];
            /** @description Its content exists and it is active. */
            available: boolean;
            attempt: components["schemas"]["Attempt"] | components["schemas"]["Nothing"];
        };
        AssessmentCardsData: {
            results: components["schemas"]["AssessmentCard"][];
        };
        AssessmentCards: {
            data: components["schemas"]["AssessmentCardsData"];
            message?: string;
        };
        ConsentRequest: {
            text_version: string;
            lang: components["schemas"]["Lang"];
        };
        Consent: {
            text_version: string;
            given_at: components["schemas"]["Timestamp"];
        };
        ConsentAnswer: {
            data: components["schemas"]["Consent"];
            message?: string;
        };
        /**
         * @description The only event types a browser may send; every other is the server's own.
         * @enum {string}
         */
        ClientEventType: "attempt.started" | "heartbeat" | "part.begun" | "part.submitted" | "attempt.submitted" | "attempt.exited" | "capture.expired" | "writer.taken" | "attempt.reentered" | "capture.lost" | "capture.restored" | "connection.lost" | "connection.restored" | "episode.recorded" | "recordings.drained";
        /** @enum {string} */
        EpisodeCause: "tab_hidden" | "window_blurred" | "paste_blocked" | "fullscreen_left" | "camera_lost" | "microphone_lost" | "screen_lost" | "offline" | "reload" | "second_tab" | "clock_changed";
        /** @enum {string} */
        CaptureDevice: "camera" | "microphone" | "screen";
        EpisodeDetail: {
            cause: components["schemas"]["EpisodeCause"];
            /** @description Null when it has no length or its end is not known. */
            length_ms: number | null;
            device?: components["schemas"]["CaptureDevice"];
        };
        AttemptEventRequest: {
            /**
             * Format: uuid
             * @description Null only for `attempt.started`.
             */
            attempt_id: string | null;
            /**
             * Format: uuid
             * @description The idempotency key: the same event sent again answers the same and changes nothing.
             */
            key: string;
            epoch: number;
            sequence: number;
            type: components["schemas"]["ClientEventType"];
            part?: components["schemas"]["PartId"];
            reason?: components["schemas"]["CancelReason"];
            detail?: components["schemas"]["EpisodeDetail"];
            /** @description Monotonic milliseconds of the device since the last server answer. */
            elapsed_ms: number;
            /**
             * Format: date-time
             * @description The `server_time` of that last server answer; needed for what happened in an outage.
             */
            since?: string;
            /**
             * Format: date-time
             * @description The device's wall clock; kept as evidence only.
             */
            at: string;
        };
        AttemptAnswer: {
            data: components["schemas"]["Attempt"];
            message?: string;
        };
        /** @enum {string} */
        PartKind: "written" | "mcqs" | "speaking" | "guideline_comprehension" | "text_classification" | "translation_review" | "quality_ranking" | "audio_transcription" | "error_correction" | "ocr_check" | "response_writing";
        /** @enum {string} */
        QuestionType: "text" | "json" | "long_text" | "html" | "audio";
        Bilingual: {
            en: string;
            /** @description Null where the text is assessed content and stays as it is. */
            ar: string | null;
        };
        QuestionOption: {
            id: string;
            text: string;
        };
        QuestionMedia: {
            /** @enum {string} */
            kind: "audio" | "image";
            url: string;
        };
        Question: {
            id: string;
            type: components["schemas"]["QuestionType"];
            prompt: components["schemas"]["Bilingual"];
            /** @description The passage, as HTML where the type is html. */
            body?: string;
            options?: components["schemas"]["QuestionOption"][];
            media?: components["schemas"]["QuestionMedia"];
            min_words?: number;
            max_words?: number;
            max_seconds?: number;
        };
        QuestionnairePart: {
            id: components["schemas"]["PartId"];
            kind: components["schemas"]["PartKind"];
            budget_seconds: number;
            questions: components["schemas"]["Question"][];
        };
        Questionnaire: {
            assessment_id: components["schemas"]["AssessmentId"];
            attempt_id: components["schemas"]["Id"];
            parts: components["schemas"]["QuestionnairePart"][];
        };
        QuestionnaireAnswer: {
            data: components["schemas"]["Questionnaire"];
            message?: string;
        };
        Practice: {
            assessment_id: components["schemas"]["AssessmentId"];
            /** @description One untimed item of each kind. */
            parts: components["schemas"]["QuestionnairePart"][];
        };
        PracticeAnswer: {
            data: components["schemas"]["Practice"];
            message?: string;
        };
        LateEdit: {
            /**
             * Format: date-time
             * @description The `server_time` of the last answer the device had before this edit; `elapsed_ms` counts from it.
             */
            since: string;
            part: components["schemas"]["PartId"];
        };
        AnswerEdit: {
            question_id: string;
            sequence: number;
            type: components["schemas"]["QuestionType"];
            /** @description JSON text where the type is json. */
            value: string;
            /** @description Monotonic milliseconds of the device from the last server answer to the edit. */
            elapsed_ms: number;
            late?: components["schemas"]["LateEdit"];
        };
        SaveAnswersRequest: {
            attempt_id: components["schemas"]["Id"];
            epoch: number;
            answers: components["schemas"]["AnswerEdit"][];
        };
        SavedEdit: {
            question_id: string;
            sequence: number;
            /**
             * @description superseded: a higher sequence stands; late: kept and shown, counted only as the outage rule says.
             * @enum {string}
             */
            state: "saved" | "superseded" | "late";
        };
        SavedAnswersData: {
            saved: components["schemas"]["SavedEdit"][];
            attempt: components["schemas"]["Attempt"];
        };
        SavedAnswers: {
            data: components["schemas"]["SavedAnswersData"];
            message?: string;
        };
        AnswerMediaForm: {
            attempt_id: components["schemas"]["Id"];
            epoch: number;
            take: number;
            duration_ms: number;
            /** @description What the browser's recogniser heard; left out where there is none. */
            transcript?: string;
            /**
             * Format: binary
             * @description The sound of the take. The text parts come before it.
             */
            file: string;
        };
        AnswerMedia: {
            question_id: string;
            take: number;
            media_id: components["schemas"]["Id"];
        };
        AnswerMediaAnswer: {
            data: components["schemas"]["AnswerMedia"];
            message?: string;
        };
        /** @enum {string} */
        MediaKind: "screen" | "camera" | "screenshot";
        MediaForm: {
            attempt_id: components["schemas"]["Id"];
            kind: components["schemas"]["MediaKind"];
            /**
             * Format: uuid
             * @description One run of one recorder; made by the browser.
             */
            session_id: string;
            index: number;
            /** @description Since the attempt's start. */
            offset_ms: number;
            duration_ms: number;
            /** @description No piece of this session comes after it. */
            last: boolean;
            /**
             * Format: binary
             * @description The piece. The text parts come before it.
             */
            file: string;
        };
        MediaPiece: {
            session_id: components["schemas"]["Id"];
            index: number;
            /** @description How many pieces of this session have arrived. */
            received: number;
        };
        MediaAnswer: {
            data: components["schemas"]["MediaPiece"];
            message?: string;
        };
        /** @enum {string} */
        CriterionKey: "coherence" | "lexical_resource" | "grammar" | "mcqs" | "speaking" | "part1" | "part2" | "part3" | "part4" | "part5" | "part6" | "part7" | "part8";
        EvidenceSpan: {
            question_id: string;
            /** @description Characters from the beginning of the answer. */
            start: number;
            end: number;
        };
        Evidence: {
            /** @enum {string} */
            kind: "measure" | "finding" | "reason";
            /** @description The key of its sentence in locales/*\/evidence.json. */
            code: string;
            /** @description What the sentence is filled with. */
            values: {
                [key: string]: string | number;
            };
            span?: components["schemas"]["EvidenceSpan"];
        };
        Criterion: {
            key: components["schemas"]["CriterionKey"];
            /** @description 0 to 100. */
            score: number | null;
            provisional: boolean;
            evidence: components["schemas"]["Evidence"][];
        };
        Result: {
            attempt: components["schemas"]["Attempt"];
            /** @description 0 to 100. */
            overall: number | null;
            /** @description 50 and above. */
            passed: boolean | null;
            /** @description Some criterion waits for a reviewer. */
            provisional: boolean;
            criteria: components["schemas"]["Criterion"][];
        };
        ResultAnswer: {
            data: components["schemas"]["Result"];
            message?: string;
        };
        AverageTimesRequest: {
            assessment_id: components["schemas"]["AssessmentId"];
        };
        AveragePartTime: {
            part: components["schemas"]["PartId"];
            seconds: number | null;
        };
        AverageTimes: {
            overall_seconds: number | null;
            parts: components["schemas"]["AveragePartTime"][];
        };
        AverageTimesAnswer: {
            data: components["schemas"]["AverageTimes"];
            message?: string;
        };
        AttemptCounts: {
            IN_PROGRESS: number;
            RESULT_PROCESSING: number;
            COMPLETED: number;
            FAILED: number;
            CANCELLED: number;
            REDO: number;
        };
        AssessmentSetting: {
            assessment_id: components["schemas"]["AssessmentId"];
            kind: components["schemas"]["AssessmentKind"];
            version: components["schemas"]["AssessmentVersion"];
            active: boolean;
            /** @description Its content exists. */
            available: boolean;
            counts: components["schemas"]["AttemptCounts"];
        };
        AssessmentSettingsData: {
            results: components["schemas"]["AssessmentSetting"][];
        };
        AssessmentSettings: {
            data: components["schemas"]["AssessmentSettingsData"];
            message?: string;
        };
        CriterionScore: {
            key: components["schemas"]["CriterionKey"];
            score: number | null;
            provisional: boolean;
        };
        ResultRow: {
            attempt_id: components["schemas"]["Id"];
            assessment_id: components["schemas"]["AssessmentId"];
            user_id: components["schemas"]["Id"];
            full_name: string;
            email: string;
            avatar_url: string | null;
            status: components["schemas"]["AttemptStatus"];
            overall: number | null;
            passed: boolean | null;
            provisional: boolean;
            criteria: components["schemas"]["CriterionScore"][];
            cancel_reason: components["schemas"]["CancelReason"] | components["schemas"]["Nothing"];
            started_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            finished_at: string | null;
            duration_seconds: number | null;
            /** @description How many episodes stand on the timeline. */
            episodes: number;
        };
        ResultList: {
            data: {
                results: components["schemas"]["ResultRow"][];
                page: number;
                limit: number;
                total: number;
            };
            message?: string;
        };
        ReportCandidate: {
            user_id: components["schemas"]["Id"];
            full_name: string;
            email: string;
            avatar_url: string | null;
            city: components["schemas"]["City"] | components["schemas"]["Nothing"];
            /** Format: uuid */
            resume_id: string | null;
        };
        ReportTake: {
            id: components["schemas"]["Id"];
            take: number;
            duration_ms: number;
            transcript: string | null;
            /** @description The take that is scored. */
            chosen: boolean;
        };
        ReportLateEdit: {
            value: string;
            /** Format: date-time */
            edited_at: string | null;
            delivered_at: components["schemas"]["Timestamp"];
            counted: boolean;
        };
        ReportAnswer: {
            part: components["schemas"]["PartId"];
            question: components["schemas"]["Question"];
            /** @description Null when nothing was answered. */
            value: string | null;
            /** Format: date-time */
            saved_at: string | null;
            words: number | null;
            /** @description The id of the right option of a multiple choice. */
            right_option: string | null;
            correct: boolean | null;
            takes: components["schemas"]["ReportTake"][];
            late_edits: components["schemas"]["ReportLateEdit"][];
            /** @description What a reviewer gave this answer. */
            review_score: number | null;
        };
        ReportEvent: {
            id: components["schemas"]["Id"];
            type: string;
            at: components["schemas"]["Timestamp"];
            /** @description Since the attempt's start. */
            offset_ms: number;
            part: components["schemas"]["PartId"] | components["schemas"]["Nothing"];
            reason: components["schemas"]["CancelReason"] | components["schemas"]["Nothing"];
            detail: components["schemas"]["EpisodeDetail"] | components["schemas"]["Nothing"];
            /** @enum {string} */
            actor: "candidate" | "server" | "reviewer";
        };
        ReportScreenshot: {
            id: components["schemas"]["Id"];
            offset_ms: number;
        };
        ReportRecording: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "screen" | "camera";
            /** @description Milliseconds from the attempt's start to where it begins. */
            offset_ms: number;
            duration_ms: number;
            bytes: number;
            /** @enum {string} */
            state: "processing" | "ready";
            mime_type: string;
        };
        ReportAttempt: {
            attempt_id: components["schemas"]["Id"];
            assessment_id: components["schemas"]["AssessmentId"];
            status: components["schemas"]["AttemptStatus"];
            overall: number | null;
            started_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            finished_at: string | null;
        };
        ReportReview: {
            reviewer_name: string;
            at: components["schemas"]["Timestamp"];
            note: string | null;
        };
        Report: {
            candidate: components["schemas"]["ReportCandidate"];
            result: components["schemas"]["Result"];
            answers: components["schemas"]["ReportAnswer"][];
            events: components["schemas"]["ReportEvent"][];
            screenshots: components["schemas"]["ReportScreenshot"][];
            recordings: components["schemas"]["ReportRecording"][];
            /** @description The candidate's other attempts at this kind. */
            history: components["schemas"]["ReportAttempt"][];
            reviews: components["schemas"]["ReportReview"][];
        };
        ReportAnswerBody: {
            data: components["schemas"]["Report"];
            message?: string;
        };
        SpeakingReview: {
            /** @description The score of each speaking answer, by the question's id. */
            scores: {
                [key: string]: number;
            };
        };
        ReviewRequest: {
            speaking: components["schemas"]["SpeakingReview"];
            note?: string;
        };
        ResetRequest: {
            user_id: components["schemas"]["Id"];
        };
        ResetData: {
            changed: number;
        };
        ResetAnswer: {
            data: components["schemas"]["ResetData"];
            message?: string;
        };
        ResetAllRequest: {
            user_ids: components["schemas"]["Id"][];
            assessment_version: components["schemas"]["AssessmentId"];
            is_reset_all: boolean;
            is_redo: boolean;
        };
        OverallRow: {
            user_id: components["schemas"]["Id"];
            full_name: string;
            email: string;
            average: number | null;
            english: components["schemas"]["ReportAttempt"] | components["schemas"]["Nothing"];
            annotation: components["schemas"]["ReportAttempt"] | components["schemas"]["Nothing"];
        };
        OverallListData: {
            results: components["schemas"]["OverallRow"][];
            page: number;
            limit: number;
            total: number;
            /** @description Where the report is downloaded, when it was asked for. */
            url: string | null;
        };
        OverallList: {
            data: components["schemas"]["OverallListData"];
            message?: string;
        };
        CancelledList: {
            data: {
                results: components["schemas"]["ResultRow"][];
                page: number;
                limit: number;
                total: number;
            };
            message?: string;
        };
        RedoRow: {
            attempt_id: components["schemas"]["Id"];
            assessment_id: components["schemas"]["AssessmentId"];
            user_id: components["schemas"]["Id"];
            full_name: string;
            email: string;
            status: components["schemas"]["AttemptStatus"];
            cancel_reason: components["schemas"]["CancelReason"] | components["schemas"]["Nothing"];
            /** @description What the candidate wrote. */
            appeal: string | null;
            /** Format: date-time */
            asked_at: string | null;
            /** Format: date-time */
            decided_at: string | null;
            /** @enum {string|null} */
            decision: "granted" | "declined" | null;
        };
        RedoList: {
            data: {
                results: components["schemas"]["RedoRow"][];
                page: number;
                limit: number;
                total: number;
            };
            message?: string;
        };
        RedoRequest: {
            /** @enum {string} */
            decision: "granted" | "declined";
            note?: string;
        };
        AdminSearchRequest: {
            /** @description Counts from 1. */
            page: number;
            limit: number;
            /**
             * @default REGISTERED
             * @enum {string}
             */
            status: "REGISTERED" | "PENDING" | "APPROVED" | "DECLINED";
            /** @enum {string} */
            role?: "individual" | "recruiter";
            /** @description Part of the name or e-mail. */
            query?: string;
        };
        AdminCandidateRow: {
            user_id: components["schemas"]["Id"];
            full_name: string;
            email: string;
            /** @enum {string} */
            role: "individual" | "recruiter";
            emirates_id: string | null;
            city: components["schemas"]["City"] | components["schemas"]["Nothing"];
            education_level: components["schemas"]["EducationLevel"] | components["schemas"]["Nothing"];
            laptop_available: boolean | null;
            wifi_available: boolean | null;
            availability_40_hours: boolean | null;
            /** @enum {string|null} */
            resume_status: "in_progress" | "completed" | "failed" | null;
            status: components["schemas"]["ApprovalStatus"];
            reason: string | null;
            registered_at: components["schemas"]["Timestamp"];
            company_name: string | null;
        };
        ApprovalCounts: {
            REGISTERED: number;
            PENDING: number;
            APPROVED: number;
            DECLINED: number;
        };
        AdminCandidateList: {
            data: {
                results: components["schemas"]["AdminCandidateRow"][];
                page: number;
                limit: number;
                total: number;
                counts: components["schemas"]["ApprovalCounts"];
            };
            message?: string;
        };
        AdminActionRequest: {
            user_ids: components["schemas"]["Id"][];
            /** @enum {string} */
            action: "approved" | "declined" | "start_review" | "undo";
            /** @description Told to the person; for a decline. */
            reason?: string;
        };
        AdminActionData: {
            changed: number;
            /** @description Those that were changed. */
            user_ids: components["schemas"]["Id"][];
        };
        AdminActionAnswer: {
            data: components["schemas"]["AdminActionData"];
            message?: string;
        };
    };
    responses: {
        /** @description The request does not fit the contract, or a field was refused. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or the file is larger than allowed. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content is not of an accepted type. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Understood and refused; `fields` says which field, where one is to blame. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many tries; the sentence says when to try again. */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A fault of ours, logged under the request's id. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No session, or one that has ended. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The session's role or standing may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing, or it may not be seen by this session. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description To the provider's consent page, or back to the sign-in page with a code when the provider is not set up. */
        ToProvider: {
            headers: {
                Location?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description To /auth/{provider}/{token} with a single-use token, or to the sign-in page with an error code. */
        BackToApp: {
            headers: {
                Location?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The thing is in a state that does not allow this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It was there and is over. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description This operation is not built yet. */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description A navigation cannot carry the `lang` header.
         * @example en
         */
        RedirectLang: components["schemas"]["Lang"];
        /** @example english_v3 */
        AssessmentId: components["schemas"]["AssessmentId"];
        OfUser: components["schemas"]["Id"];
        OfAttempt: components["schemas"]["Id"];
        /** @description Counts from 0. */
        PageFromZero: number;
        Limit: number;
        FromDate: string;
        /** @description This day included. */
        ToDate: string;
        /** @description Repeated, one id each. */
        UserIds: components["schemas"]["Id"][];
        /**
         * @description The attempt's id.
         * @example 01920000-0000-7000-8000-000000000040
         */
        AttemptId: components["schemas"]["Id"];
        /** @description Counts from 1. */
        PageFromOne: number;
        Version: components["schemas"]["AssessmentId"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    loginUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "candidate@demo.masar.example",
                 *       "password": "Masar-Demo1"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Mariam Al Suwaidi",
                 *       "mobile_number": "+971501234567",
                 *       "email": "mariam@example.com",
                 *       "password": "Masar-Demo1",
                 *       "terms_accepted": true
                 *     }
                 */
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Signed up and signed in, with the e-mail still to be confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The 4-digit code, which needs the e-mail in the body, or the long token of the link.
                 * @example 4821
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "candidate@demo.masar.example"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description The e-mail is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "nobody@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description If the address has an account, the mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "candidate@demo.masar.example",
                 *       "code": "4821"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The code is right, or the password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetPasswordAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refresh_token": "not-a-token-any-more"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshTokenRequest"];
            };
        };
        responses: {
            /** @description The new pair. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshedToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
        };
    };
    logoutUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user's own id.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                value: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
        };
    };
    googleRedirect: {
        parameters: {
            query?: {
                /**
                 * @description A navigation cannot carry the `lang` header.
                 * @example en
                 */
                lang?: components["parameters"]["RedirectLang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["ToProvider"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
        };
    };
    linkedinRedirect: {
        parameters: {
            query?: {
                /**
                 * @description A navigation cannot carry the `lang` header.
                 * @example en
                 */
                lang?: components["parameters"]["RedirectLang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["ToProvider"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
        };
    };
    completeSocialSignIn: {
        parameters: {
            query?: {
                /** @example unknown-state */
                state?: string;
                code?: string;
                /** @example access_denied */
                error?: string;
                error_description?: string;
                iss?: string;
                scope?: string;
                authuser?: string;
                prompt?: string;
                hd?: string;
                session_state?: string;
            };
            header?: never;
            path: {
                /** @example google */
                provider: "google" | "linkedin";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["BackToApp"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
        };
    };
    issueTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": {
                 *         "kind": "recording",
                 *         "id": "01920000-0000-7000-8000-000000000020"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TicketRequest"];
            };
        };
        responses: {
            /** @description The address of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UrlAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Internal"];
        };
    };
    serveFile: {
        parameters: {
            query?: never;
            header?: {
                /** @example bytes=0-1023 */
                Range?: string;
            };
            path: {
                /** @example not-a-ticket */
                ticket: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Accept-Ranges"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The range asked for. */
            206: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            /** @description The range lies outside the file. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["Internal"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Mariam",
                 *       "last_name": "Al Suwaidi"
                 *     }
                 */
                "application/json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            /** @description The changed user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getUserProfile: {
        parameters: {
            query?: {
                id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
        };
    };
    updateUserDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "city": "al_ain",
                 *       "laptop_available": true
                 *     }
                 */
                "application/json": components["schemas"]["CandidateDetailsPatch"];
            };
        };
        responses: {
            /** @description The changed user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotImplemented"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_size": 40
                 *     }
                 */
                "application/json": components["schemas"]["CompanyPatch"];
            };
        };
        responses: {
            /** @description The changed company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getSectors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sectors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Internal"];
        };
    };
    getRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Internal"];
        };
    };
    getPublicJob: {
        parameters: {
            query: {
                /** @example 01920000-0000-7000-8000-000000000030 */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicJobAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotImplemented"];
        };
    };
    groupSkills: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "skills": [
                 *         "Data entry",
                 *         "Python"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SkillsRequest"];
            };
        };
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillGroupsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotImplemented"];
        };
    };
    findSkills: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "skills": [
                 *         "JS",
                 *         "Excel"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SkillsRequest"];
            };
        };
        responses: {
            /** @description The skills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownSkillsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotImplemented"];
        };
    };
    searchPublicJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "annotator",
                 *       "page": 1,
                 *       "limit": 10
                 *     }
                 */
                "application/json": components["schemas"]["JobSearchRequest"];
            };
        };
        responses: {
            /** @description The jobs found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicJobList"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getUserProfileDetails: {
        parameters: {
            query?: {
                id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfileDetailsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotImplemented"];
        };
    };
    findUsersByName: {
        parameters: {
            query: {
                /** @example Mariam Al Suwaidi */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundUsersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotImplemented"];
        };
    };
    autocompleteName: {
        parameters: {
            query: {
                /** @example mar */
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 10 people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundUsersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
        };
    };
    sendEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "resend-email",
                 *       "email": "candidate@demo.masar.example"
                 *     }
                 */
                "application/json": components["schemas"]["SendEmailRequest"];
            };
        };
        responses: {
            /** @description The mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
        };
    };
    uploadFileChunk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "upload_id": "01920000-0000-7000-8000-000000000010",
                 *       "kind": "resume",
                 *       "filename": "resume.txt",
                 *       "size": 20,
                 *       "offset": 0,
                 *       "chunk": "Mariam, data analyst"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UploadChunkForm"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000010 */
                upload_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
        };
    };
    onboardCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Mariam Al Suwaidi",
                 *       "mobile_number": "+971501234567",
                 *       "candidate_avatar": null,
                 *       "candidate_resume": "01920000-0000-7000-8000-000000000010",
                 *       "candidate_social_links": [
                 *         "https://www.linkedin.com/in/mariam-al-suwaidi"
                 *       ],
                 *       "candidate_availability": [
                 *         "weekday_mornings"
                 *       ],
                 *       "is_emirati": true,
                 *       "emirates_id": "784199012345678",
                 *       "city": "abu_dhabi",
                 *       "address": "Al Reem Island",
                 *       "education_level": "bachelors",
                 *       "availability_40_hours": true,
                 *       "heard_from": "word_of_mouth",
                 *       "accommodations_needed": false,
                 *       "accommodations_detail": null,
                 *       "laptop_available": true,
                 *       "wifi_available": true,
                 *       "currently_employed": false,
                 *       "is_student": false,
                 *       "university_name": null,
                 *       "availability_mode": "online"
                 *     }
                 */
                "application/json": components["schemas"]["CandidateOnboarding"];
            };
        };
        responses: {
            /** @description Onboarded; the standing says what comes next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    onboardRecruiter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_name": "Noor Data",
                 *       "company_avatar": null,
                 *       "company_size": 25,
                 *       "company_industry": "Information technology",
                 *       "company_location": "Abu Dhabi",
                 *       "company_website": "https://noor.example.com",
                 *       "company_description": "We label and check speech and text in Arabic and English for teams that train language models in the Gulf."
                 *     }
                 */
                "application/json": components["schemas"]["RecruiterOnboarding"];
            };
        };
        responses: {
            /** @description Onboarded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardedRecruiter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    replaceResume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "upload_id": "01920000-0000-7000-8000-000000000010"
                 *     }
                 */
                "application/json": components["schemas"]["ReplaceResumeRequest"];
            };
        };
        responses: {
            /** @description The resume is being read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    listAttempts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One card for each kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentCards"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
        };
    };
    giveConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text_version": "1",
                 *       "lang": "en"
                 *     }
                 */
                "application/json": components["schemas"]["ConsentRequest"];
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Internal"];
        };
    };
    sendAttemptEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attempt_id": "01920000-0000-7000-8000-000000000040",
                 *       "key": "01920000-0000-7000-8000-000000000041",
                 *       "epoch": 1,
                 *       "sequence": 7,
                 *       "type": "heartbeat",
                 *       "elapsed_ms": 15000,
                 *       "at": "2025-01-15T08:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["AttemptEventRequest"];
            };
        };
        responses: {
            /** @description The attempt as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    getQuestionnaire: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionnaireAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
        };
    };
    getPractice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The practice items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PracticeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
        };
    };
    saveAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attempt_id": "01920000-0000-7000-8000-000000000040",
                 *       "epoch": 1,
                 *       "answers": [
                 *         {
                 *           "question_id": "writing-1",
                 *           "sequence": 8,
                 *           "type": "long_text",
                 *           "value": "My town has changed.",
                 *           "elapsed_ms": 900
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SaveAnswersRequest"];
            };
        };
        responses: {
            /** @description What became of each, and the attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAnswers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    saveAnswerMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
                /**
                 * @description The question's id.
                 * @example speaking-1
                 */
                answer_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attempt_id": "01920000-0000-7000-8000-000000000040",
                 *       "epoch": 1,
                 *       "take": 1,
                 *       "duration_ms": 42000,
                 *       "file": "sound"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["AnswerMediaForm"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerMediaAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    saveMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attempt_id": "01920000-0000-7000-8000-000000000040",
                 *       "kind": "camera",
                 *       "session_id": "01920000-0000-7000-8000-000000000042",
                 *       "index": 0,
                 *       "offset_ms": 0,
                 *       "duration_ms": 10000,
                 *       "last": false,
                 *       "file": "video"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["MediaForm"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    getResult: {
        parameters: {
            query?: {
                user_id?: components["parameters"]["OfUser"];
                attempt_id?: components["parameters"]["OfAttempt"];
            };
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, with scores left null while they are being made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
        };
    };
    getResultPdf: {
        parameters: {
            query?: {
                user_id?: components["parameters"]["OfUser"];
                attempt_id?: components["parameters"]["OfAttempt"];
            };
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where it is served. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UrlAnswer"];
                };
            };
            /** @description It is being made; ask again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
        };
    };
    getAverageTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "assessment_id": "english_v3"
                 *     }
                 */
                "application/json": components["schemas"]["AverageTimesRequest"];
            };
        };
        responses: {
            /** @description The averages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AverageTimesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getRecruiterAssessments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
        };
    };
    listResults: {
        parameters: {
            query?: {
                /** @description Counts from 0. */
                page?: components["parameters"]["PageFromZero"];
                limit?: components["parameters"]["Limit"];
                from_date?: components["parameters"]["FromDate"];
                /** @description This day included. */
                to_date?: components["parameters"]["ToDate"];
                /** @description Left out for all. */
                status?: components["schemas"]["AttemptStatus"];
                passed?: boolean;
                failed?: boolean;
                /** @description Repeated, one id each. */
                user_ids?: components["parameters"]["UserIds"];
                /** @description Part of the name or e-mail. */
                name?: string;
                score_min?: number;
                score_max?: number;
                /** @description A leading minus for the highest or newest first. */
                sort?: "started_at" | "-started_at" | "overall" | "-overall" | "full_name" | "-full_name";
            };
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
                /**
                 * @description The attempt's id.
                 * @example 01920000-0000-7000-8000-000000000040
                 */
                id: components["parameters"]["AttemptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswerBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
        };
    };
    reviewScores: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
                /**
                 * @description The attempt's id.
                 * @example 01920000-0000-7000-8000-000000000040
                 */
                id: components["parameters"]["AttemptId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "speaking": {
                 *         "scores": {
                 *           "speaking-1": 72,
                 *           "speaking-2": 65
                 *         }
                 *       },
                 *       "note": "Clear and fluent."
                 *     }
                 */
                "application/json": components["schemas"]["ReviewRequest"];
            };
        };
        responses: {
            /** @description The result with them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    resetAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example english_v3 */
                assessment_id: components["parameters"]["AssessmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": "01920000-0000-7000-8000-000000000001"
                 *     }
                 */
                "application/json": components["schemas"]["ResetRequest"];
            };
        };
        responses: {
            /** @description Reset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotImplemented"];
        };
    };
    resetAllAssessments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_ids": [
                 *         "01920000-0000-7000-8000-000000000001"
                 *       ],
                 *       "assessment_version": "english_v3",
                 *       "is_reset_all": false,
                 *       "is_redo": true
                 *     }
                 */
                "application/json": components["schemas"]["ResetAllRequest"];
            };
        };
        responses: {
            /** @description How many were changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotImplemented"];
        };
    };
    listOverallResults: {
        parameters: {
            query?: {
                assessment_versions?: components["schemas"]["AssessmentId"][];
                /** @description Counts from 1. */
                page?: components["parameters"]["PageFromOne"];
                limit?: components["parameters"]["Limit"];
                from_date?: components["parameters"]["FromDate"];
                /** @description This day included. */
                to_date?: components["parameters"]["ToDate"];
                passed?: boolean;
                failed?: boolean;
                /** @description Answers 202 while the file is being made. */
                download_report?: boolean;
                average_score_min?: number;
                average_score_max?: number;
                english_assessment_min?: number;
                english_assessment_max?: number;
                annotation_assessment_min?: number;
                annotation_assessment_max?: number;
                /** @description Repeated, one id each. */
                user_ids?: components["parameters"]["UserIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of candidates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverallList"];
                };
            };
            /** @description The download is being made; ask again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotImplemented"];
        };
    };
    listCancelledAssessments: {
        parameters: {
            query?: {
                assessment_version?: components["parameters"]["Version"];
                /** @description Counts from 1. */
                page?: components["parameters"]["PageFromOne"];
                limit?: components["parameters"]["Limit"];
                /** @description Repeated, one id each. */
                user_ids?: components["parameters"]["UserIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotImplemented"];
        };
    };
    listRedoAssessments: {
        parameters: {
            query?: {
                assessment_version?: components["parameters"]["Version"];
                /** @description Counts from 1. */
                page?: components["parameters"]["PageFromOne"];
                limit?: components["parameters"]["Limit"];
                /** @description Repeated, one id each. */
                user_ids?: components["parameters"]["UserIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedoList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotImplemented"];
        };
    };
    decideRedo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The attempt's id.
                 * @example 01920000-0000-7000-8000-000000000040
                 */
                id: components["parameters"]["AttemptId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "granted"
                 *     }
                 */
                "application/json": components["schemas"]["RedoRequest"];
            };
        };
        responses: {
            /** @description The attempt as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotImplemented"];
        };
    };
    adminSearchCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": 1,
                 *       "limit": 10,
                 *       "status": "REGISTERED",
                 *       "role": "individual"
                 *     }
                 */
                "application/json": components["schemas"]["AdminSearchRequest"];
            };
        };
        responses: {
            /** @description A page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCandidateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Internal"];
        };
    };
    adminActionCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_ids": [
                 *         "01920000-0000-7000-8000-000000000001"
                 *       ],
                 *       "action": "start_review"
                 *     }
                 */
                "application/json": components["schemas"]["AdminActionRequest"];
            };
        };
        responses: {
            /** @description Which were changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminActionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
}
